/** Payments and discards, card by card. */
import { atlas, shows, type Portrait } from "./atlas";
import { acts, begun, decision, paying, verb } from "./plan";
import { blindAgain } from "./turn";
import { table, type Picked } from "./table.svelte";
import type { Counts, Country, Pair, PortraitAdvice, RoyalsPlay, RoyalsPosition, Way } from "./types";

const total = (counts: Counts): number => Object.values(counts).reduce((a, b) => a + b, 0);
const more = (counts: Counts, key: string, n: number): Counts => ({ ...counts, [key]: (counts[key] ?? 0) + n });
const numbers = (actions: string[], word: string): Counts =>
  actions.filter((a) => verb(a) === word).reduce<Counts>((sum, a) => more(sum, a.slice(word.length + 1), 1), {});
const value = (actions: string[], word: string): number | null => {
  const said = actions.find((a) => verb(a) === word);
  return said === undefined ? null : Number(said.split(" ")[1]);
};
/** A key as often as it is counted, in the given order. */
const listed = (counts: Counts, order: string[]): string[] => order.flatMap((key) => Array<string>(counts[key] ?? 0).fill(key));

/** The payment of the installation drafted last: it can be changed until something but the end of the turn follows it. */
export interface Payment {
  from: number;
  portrait: Portrait;
  /** Before the installation. */
  position: RoyalsPosition;
  advice: PortraitAdvice;
  hand: Counts;
  intrigue: Counts;
  wild: number;
  plot: number;
  /** Matching cards of the price by country (one key), substitutes, Intrigue cards. */
  matching: Counts;
  pay: Counts;
  spend: Counts;
  /** Country and Intrigue cards still to be picked. */
  need: { country: number; intrigue: number };
}

export function payment(play: RoyalsPlay): Payment | null {
  decision(play); // positions along the draft are remembered there
  const from = acts(play.draft).findLast((at) => play.draft[at] !== "end") ?? 0;
  const install = play.draft[from] ?? "";
  const position = verb(install) === "install" ? table.recall(play, from) : undefined;
  const hand = position?.view.seats[position.viewer ?? 0];
  if (!position || !hand?.hand || !hand.intrigue) return null;
  const portrait = atlas(play.detail).portrait(install.slice(8));
  const advice = position.advice?.portraits?.[portrait.city.id]?.[portrait.title.id];
  if (!advice?.ways.length) return null;
  const said = play.draft.slice(from + 1).filter((action) => action !== "end");
  const drafted: Picked = { from, wild: value(said, "wild") ?? 0, plot: value(said, "plot"), pay: numbers(said, "pay"), spend: numbers(said, "spend") };
  const picked = paying(play) && table.picked?.from === from ? table.picked : drafted;
  const plot = picked.plot ?? 0;
  const { wild_country, wild_intrigue } = atlas(play.detail).data.limits;
  return {
    from,
    portrait,
    position,
    advice,
    hand: hand.hand,
    intrigue: hand.intrigue,
    wild: picked.wild,
    plot,
    matching: { [portrait.city.country]: advice.cost - picked.wild },
    pay: picked.pay,
    spend: picked.spend,
    need: {
      country: wild_country * picked.wild - total(picked.pay),
      intrigue: advice.owed ? advice.owed + (wild_intrigue - 1) * plot - total(picked.spend) : 0,
    },
  };
}

/** The way with these numbers of replacements, as far as there is one. */
export const wayOf = (p: Payment, wild: number, plot: number): Way | undefined =>
  p.advice.ways.find((w) => w.wild === wild && (w.plot ?? 0) === plot) ?? p.advice.ways.find((w) => w.wild === wild);

/** Pay in another way. */
export function payBy(play: RoyalsPlay, p: Payment, way: Way): void {
  table.clear();
  play.backTo(p.from);
  play.choose(way.actions);
}

/** Let the server say why a payment cannot go on like this; the draft stays as it is. */
export function refusePayment(play: RoyalsPlay, p: Payment, actions: string[]): void {
  play.backTo(p.from);
  play.choose([`install ${p.portrait.id}`, ...actions]);
}

/** The wording of a payment (RO-11.5), as far as its cards are picked. */
function wording(play: RoyalsPlay, p: Payment): string[] {
  const { country_order, pair_order } = atlas(play.detail).data;
  const start = [`install ${p.portrait.id}`, `wild ${p.wild}`];
  if (p.need.country) return start;
  const pays = listed(p.pay, country_order).map((c) => `pay ${c}`);
  if (!p.advice.owed) return [...start, ...pays];
  if (p.need.intrigue) return [...start, ...pays, `plot ${p.plot}`];
  return [...start, ...pays, `plot ${p.plot}`, ...inOrder(p, listed(p.spend, pair_order)).map((pair) => `spend ${pair}`)];
}

/** Intrigue cards as they are named: the earliest matching ones first, as many as are no replacements, then the others. */
function inOrder(p: Payment, cards: Pair[]): Pair[] {
  const first = p.advice.owed - p.plot;
  const matching = cards.flatMap((pair, i) => (shows(pair, p.portrait.city.country) ? [i] : [])).slice(0, first);
  return [...matching.map((i) => cards[i]!), ...cards.filter((_, i) => !matching.includes(i))];
}

function pick(play: RoyalsPlay, p: Payment, pay: Counts, spend: Counts): void {
  const { limits } = atlas(play.detail).data;
  const need = {
    country: limits.wild_country * p.wild - total(pay),
    intrigue: p.advice.owed ? p.advice.owed + (limits.wild_intrigue - 1) * p.plot - total(spend) : 0,
  };
  const actions = wording(play, { ...p, pay, spend, need });
  table.picked = { from: p.from, wild: p.wild, plot: p.plot, pay, spend };
  play.backTo(p.from);
  play.choose(actions);
}

/** Cards of a stack that can serve as replacements. */
export const spare = (p: Payment, country: Country): number => (p.hand[country] ?? 0) - (p.matching[country] ?? 0);

/** Whether a stack can take part in the payment with replacements. */
export const canReplace = (p: Payment, country: Country): boolean => (p.wild > 0 ? spare(p, country) > 0 : p.advice.ways.some((w) => w.wild === 1));

/** Tap a stack: one more card of it where one is needed, else one less; a stack not yet used takes the place of another's card, or begins a replacement. */
export function tapCountry(play: RoyalsPlay, p: Payment, country: Country): boolean {
  const chosen = p.pay[country] ?? 0;
  if (!p.wild) {
    if (canReplace(p, country)) pick(play, { ...p, wild: 1 }, { [country]: 1 }, p.spend);
    else refusePayment(play, p, ["wild 1"]);
    return true;
  }
  const room = spare(p, country) > chosen;
  if (p.need.country > 0 && room) pick(play, p, more(p.pay, country, 1), p.spend);
  else if (chosen > 0) pick(play, p, more(p.pay, country, -1), p.spend);
  else {
    const other = largest(p.pay);
    if (!room || !other) return false;
    pick(play, p, more(more(p.pay, other, -1), country, 1), p.spend);
  }
  return true;
}

/** Tap an Intrigue card, likewise; enough of them must show the country. */
export function tapPair(play: RoyalsPlay, p: Payment, pair: Pair): boolean {
  const chosen = p.spend[pair] ?? 0;
  const room = (p.intrigue[pair] ?? 0) > chosen;
  if (p.need.intrigue > 0 && room) {
    const spend = more(p.spend, pair, 1);
    if (!enough(p, spend, p.need.intrigue - 1)) return false;
    pick(play, p, p.pay, spend);
  } else if (chosen > 0) pick(play, p, p.pay, more(p.spend, pair, -1));
  else {
    const swap = Object.keys(p.spend).find((other) => p.spend[other] && room && enough(p, more(more(p.spend, other, -1), pair, 1), p.need.intrigue));
    if (!swap) return false;
    pick(play, p, p.pay, more(more(p.spend, swap, -1), pair, 1));
  }
  return true;
}

const largest = (counts: Counts): string | undefined =>
  Object.keys(counts)
    .filter((key) => counts[key])
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))[0];

/** Whether the cards that show the country can still be enough (RO-5.7). */
function enough(p: Payment, spend: Counts, need: number): boolean {
  const matching = Object.entries(spend).reduce((sum, [pair, n]) => sum + (shows(pair, p.portrait.city.country) ? n : 0), 0);
  return matching + need >= p.advice.owed - p.plot;
}

// ---- discards

export interface Discards {
  hand: Counts;
  intrigue: Counts;
  pay: Counts;
  spend: Counts;
  /** How many must go, and how many are still to be picked. */
  most: { country: number; intrigue: number };
  need: { country: number; intrigue: number };
}

/** The discards at the end of the turn; null: none are needed. */
export function discards(play: RoyalsPlay): Discards | null {
  decision(play);
  const end = play.draft.lastIndexOf("end");
  const from = end + 1;
  const position = end >= 0 ? table.recall(play, from) : play.position.node === "discard" && play.mine ? play.committed : undefined;
  const discard = position?.view.discard;
  const hand = position?.view.seats[position.viewer ?? 0];
  if (!position || !discard || !hand?.hand || !hand.intrigue) return null;
  const drafted = play.draft.slice(from);
  const proposed = play.position.node === "discard" ? [...drafted, ...(play.position.advice?.finish ?? [])] : drafted;
  const all = Object.entries(numbers(proposed, "discard"));
  const of = (pairs: boolean): Counts => Object.fromEntries(all.filter(([card]) => card.includes(" ") === pairs));
  const picked = table.picked?.from === from ? table.picked : { pay: of(false), spend: of(true) };
  const most = { country: discard.countries, intrigue: discard.intrigue };
  return {
    hand: hand.hand,
    intrigue: hand.intrigue,
    pay: picked.pay,
    spend: picked.spend,
    most,
    need: { country: most.country - total(picked.pay), intrigue: most.intrigue - total(picked.spend) },
  };
}

/** Tap a card at the end of the turn: it goes, or it stays. */
export function tapDiscard(play: RoyalsPlay, d: Discards, key: string): boolean {
  const [kind, counts, held] = key.includes(" ") ? (["intrigue", d.spend, d.intrigue] as const) : (["country", d.pay, d.hand] as const);
  const chosen = counts[key] ?? 0;
  const room = (held[key] ?? 0) > chosen;
  let next: Counts;
  if (d.need[kind] > 0 && room) next = more(counts, key, 1);
  else if (chosen > 0) next = more(counts, key, -1);
  else {
    const other = largest(counts);
    if (!other || !room) return false;
    next = more(more(counts, other, -1), key, 1);
  }
  table.picked = {
    from: play.draft.lastIndexOf("end") + 1,
    wild: 0,
    plot: null,
    pay: kind === "country" ? next : d.pay,
    spend: kind === "intrigue" ? next : d.spend,
  };
  return true;
}

/** The discards still to be said, in their order; null: not all are picked. */
export function discarding(play: RoyalsPlay, d: Discards): string[] | null {
  if (d.need.country || d.need.intrigue) return null;
  const { country_order, pair_order } = atlas(play.detail).data;
  const all = [...listed(d.pay, country_order), ...listed(d.spend, pair_order)].map((card) => `discard ${card}`);
  return all.slice(play.draft.length - play.draft.lastIndexOf("end") - 1);
}

/** Actions that the button at the end of the turn adds. */
export function finish(play: RoyalsPlay): string[] | null {
  if (!play.position.legal || play.position.actor !== play.committed.viewer) return null;
  if (play.position.node === "play") return ["end"];
  if (blindAgain(play)) return ["draw deck"];
  if (begun(play)) return play.position.advice?.finish ?? null;
  const d = play.position.node === "discard" ? discards(play) : null;
  return d && discarding(play, d);
}
