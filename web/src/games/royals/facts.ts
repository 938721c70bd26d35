/** What pointing at a noble tells: whether it can be taken, by which payments, what that changes. */
import { atlas, type Portrait } from "./atlas";
import { advised, decision } from "./plan";
import { table } from "./table.svelte";
import type { CountryForecast, Gains, PortraitAdvice, RoyalsPlay, Way } from "./types";
import { cards, city, country, eyes, listed, subject, title, who, word } from "./words";

/** One line: what it is about, before and after; the same twice: it does not change. */
export interface Fact {
  label: string;
  before: string;
  after: string;
}

/** A portrait, the advice on it, and whether the draft plans to take it. */
export interface Looked {
  p: Portrait;
  a: PortraitAdvice | null;
  planned: boolean;
}

/** Who holds a portrait now (the draft included). */
export const holder = (play: RoyalsPlay, p: Portrait): number | null => play.position.view.cities[p.city.id]?.portraits[p.title.id] ?? null;

/** Whether it can be taken now, and if not why. */
export function state(play: RoyalsPlay, { p, a, planned }: Looked): string {
  if (planned) return a?.victim === null ? word(play, "planned") : word(play, "planned-usurp", { who: who(play, a?.victim ?? 0) });
  const held = holder(play, p);
  const d = decision(play);
  if (!a || !d) return held === null ? word(play, "vacant") : word(play, "held", subject(play, held));
  if (held !== null && held === d.position.viewer) return word(play, "yours");
  if (a.rule === null) {
    const now = d.position.node === "play" ? "can" : "could";
    return a.victim === null ? word(play, `${now}-install`) : word(play, `${now}-usurp`, { who: who(play, a.victim) });
  }
  if (a.rule === "RO-4.3") return word(play, "no-cubes");
  return word(play, a.short.country ? "short-country" : "short-intrigue", { n: a.short.country || a.short.intrigue, country: country(play, p.city.country) });
}

/** A payment in words: "5 of German States + 3 others, 1 Intrigue". */
export function paid(play: RoyalsPlay, p: Portrait, way: Way, a: PortraitAdvice): string {
  const own = a.cost - way.wild;
  const others = Object.values(way.pay).reduce((sum, n) => sum + n, 0) - own;
  const intrigue = Object.values(way.spend).reduce((sum, n) => sum + n, 0);
  return listed(play, [
    ...(own ? [word(play, "pay-own", { n: own, country: country(play, p.city.country) })] : []),
    ...(others ? [word(play, "pay-others", { n: others })] : []),
    ...(intrigue ? [word(play, "pay-intrigue", { n: intrigue })] : []),
  ]);
}

export const paidCards = (play: RoyalsPlay, way: Way): string => listed(play, [cards(play, way.pay), cards(play, way.spend)].filter(Boolean));

const marker = (play: RoyalsPlay, seat: number, f: CountryForecast): string => {
  const place = f.high.seat === seat ? "high" : f.low.seat === seat ? "low" : null;
  return place ? word(play, `marker-${place}`, { n: f[place].points }) : word(play, "marker-none");
};

/** What an installation changes for the one who makes it: markers at once, then standings before and after. */
export function gains(play: RoyalsPlay, p: Portrait, g: Gains): Fact[] {
  const seat = eyes(play);
  const all = atlas(play.detail);
  const where = { country: country(play, p.city.country) };
  const of =
    (most: number) =>
    (n: number): string =>
      word(play, "of", { n, most });
  const share = (f: Gains["title"][0]): string => word(play, f.seats.includes(seat) ? "points" : "points-none", { n: f.points });
  const fact = <T>(label: string, [before, after]: [T, T], said: (one: T) => string): Fact => ({ label, before: said(before), after: said(after) });
  return [
    ...g.markers.map((m) => ({ label: markerName(play, m.rule, m.place), before: "", after: `+${m.points}` })),
    fact(word(play, "fact-influence", where), g.country, (f) => String(f.influence[seat] ?? 0)),
    fact(word(play, "fact-period"), g.country, (f) => marker(play, seat, f)),
    fact(word(play, "fact-cities", where), g.cities, of(all.within(p.city.country).length)),
    fact(word(play, "fact-titles"), g.titles, of(all.titles.length)),
    fact(word(play, "fact-title", { title: title(play, p.title.id) }), g.title, (f) => String(f.cubes[seat] ?? 0)),
    fact(word(play, "fact-end"), g.title, share),
  ];
}

/** The name of a marker taken at once. */
export function markerName(play: RoyalsPlay, rule: string, place: string): string {
  const [first = ""] = place.split(" ");
  if (rule === "RO-6.1") return word(play, "marker-city", { city: city(play, first) });
  if (rule === "RO-6.2") return word(play, "marker-country", { country: country(play, first) });
  return word(play, "marker-house");
}

/** A portrait and the advice on it; of one that is planned in the draft the advice before it was. */
export function looked(play: RoyalsPlay, portrait: string): Looked {
  const p = atlas(play.detail).portrait(portrait);
  const from = play.draft.indexOf(`install ${portrait}`);
  const before = from < 0 ? undefined : table.recall(play, from)?.advice?.portraits?.[p.city.id]?.[p.title.id];
  return { p, a: before ?? advised(play, portrait), planned: before !== undefined };
}
