/** The running turn in words: course of the game, prompt, name of the act, forecast, warning, rules. */
import type { Message, TrackStep } from "../../lib/plugin";
import type { LogLine } from "../../lib/types";
import { atlas } from "./atlas";
import { country, listed, noble, numeral, subject } from "./words";
import { discarding, discards, payment, type Payment } from "./pay";
import { BLIND, begun, complete, decision, lastAct, paying, verb } from "./plan";
import { blindAgain } from "./turn";
import type { RoyalsPlay, View } from "./types";

const say = (id: string, args?: Message["args"]): Message => ({ id: `royals-page-${id}`, args });

const STEPS: Record<string, number> = { draw: 0, drawn: 0, "drawn-pair": 0, play: 1, wild: 1, pay: 1, plot: 1, spend: 1, discard: 2, reveal: 2 };

/** What counts for the course of the game: a planned turn is still the viewer's own. */
const shown = (play: RoyalsPlay): RoyalsPlay["position"] => (complete(play) ? play.committed : play.position);

/** The three periods and the steps of the turn. */
export function track(play: RoyalsPlay): TrackStep[] {
  const { period } = shown(play).view;
  const over = shown(play).status === "over" && period === null;
  const rows = atlas(play.detail).data.periods.years.map<TrackStep>((year, i) => ({
    message: say("track-period", { year: String(year), period: numeral(play, i + 1) }),
    state: over || i + 1 < (period ?? 0) ? "past" : i + 1 === period ? "now" : "next",
  }));
  const step = complete(play) && lastAct(play) === "end" ? 2 : STEPS[shown(play).node];
  if (over || step === undefined || shown(play).view.turn === 0) return rows;
  return [
    ...rows,
    ...["draw", "play", "end"].map<TrackStep>((id, i) => ({ message: say(`track-${id}`), state: i < step ? "past" : i === step ? "now" : "next" })),
  ];
}

/** Where the periods begin: after the line that scored the one before. */
export function rounds(lines: LogLine[]): { at: number; title: Message }[] {
  const scored = lines.flatMap((line, i) => (line.rows.some(([rule]) => /^RO-8\.[568]$/.test(rule)) ? [i + 1] : []));
  return [0, ...scored].filter((at) => at < lines.length).map((at, i) => ({ at, title: say(`round-${i + 1}`) }));
}

export function prompt(play: RoyalsPlay): Message {
  const { actor, node, status } = play.position;
  if (status === "over" && !complete(play)) return { id: "royals-node-over" };
  if (!complete(play) && !decision(play)) return { id: `royals-wait-${node}`, args: typeof actor === "number" ? subject(play, actor) : {} };
  const last = lastAct(play);
  const p = payment(play);
  if (complete(play)) return verb(last) === "draw" ? say(`done-${last.slice(5)}`) : p ? installed(play, "done-installed", p) : say("done-end");
  if (begun(play)) return say("prompt-pay-rest");
  if (paying(play)) return payPrompt(play);
  if (node === "draw") return drawPrompt(play.position.view);
  if (node === "discard") return discardPrompt(play);
  if (node !== "play") return { id: `royals-node-${node}` };
  if (p) return installed(play, "prompt-installed", p);
  return say((play.position.legal?.length ?? 0) > 1 ? "prompt-play" : "prompt-play-stuck");
}

/** The installation drafted last, with the number of cards it takes. */
function installed(play: RoyalsPlay, id: string, p: Payment): Message {
  const n = [p.matching, p.pay, p.spend].flatMap(Object.values<number>).reduce((sum, k) => sum + k, 0);
  return say(id, { noble: noble(play, p.portrait.id), n });
}

function payPrompt(play: RoyalsPlay): Message {
  const p = payment(play);
  if (!p) return { id: `royals-node-${play.position.node}` };
  const args = { noble: noble(play, p.portrait.id), n: p.need.country || p.need.intrigue, country: country(play, p.portrait.city.country) };
  return say(p.need.country ? "prompt-pay" : "prompt-spend", args);
}

function drawPrompt(view: View): Message {
  const { countries = 0, intrigue = 0, left = 0 } = view.draw ?? {};
  if (view.first_turn) return say("prompt-draw-first", { n: left });
  if (intrigue) return say("prompt-draw-last");
  return say(countries === 0 ? "prompt-draw" : countries === 1 ? "prompt-draw-second" : "prompt-draw-last");
}

function discardPrompt(play: RoyalsPlay): Message {
  const d = discards(play);
  const n = d ? d.need.country + d.need.intrigue : 0;
  if (!d) return { id: "royals-node-discard" };
  return n ? say("prompt-discard-more", { n }) : say("prompt-discard", { n: d.most.country + d.most.intrigue });
}

export function primary(play: RoyalsPlay): Message {
  const last = lastAct(play);
  const { node } = play.position;
  if (complete(play)) return verb(last) === "draw" ? say(`act-${last.slice(5)}`) : say("act-end");
  if (begun(play)) return say("act-pay-rest");
  if (paying(play)) return say("act-pay");
  if (node === "draw") return say(blindAgain(play) ? "act-deck" : "act-draw");
  if (node === "discard") {
    const d = discards(play);
    return d && discarding(play, d) ? say("act-discard", { n: d.most.country + d.most.intrigue }) : say("act-discard-more");
  }
  return say("act-end");
}

/** What the draft changes: points at once, and if the period and the titles were scored now. */
export function badge(play: RoyalsPlay): { message: Message; good: boolean } | null {
  const seat = play.committed.viewer;
  if (seat === null || !play.draft.some((action) => verb(action) === "install")) return null;
  const [now, old] = [play.position.view, play.committed.view];
  const delta = (of: (v: View) => number): number => of(now) - of(old);
  const parts = [
    ["badge-now", delta((v) => v.seats[seat]?.points ?? 0)],
    ["badge-period", delta((v) => v.forecast.seats[seat]?.period ?? 0)],
    ["badge-titles", delta((v) => v.forecast.seats[seat]?.titles ?? 0)],
  ] as const;
  const said = parts.filter(([, n]) => n !== 0).map(([id, n]) => play.t(`royals-page-${id}`, { n: `${n > 0 ? "+" : "−"}${Math.abs(n)}` }));
  return said.length ? { message: say("badge", { list: listed(play, said) }), good: parts.reduce((sum, [, n]) => sum + n, 0) > 0 } : null;
}

/** What is drawn blind stays; no cubes for another noble (RO-4.3). */
export function warning(play: RoyalsPlay): Message | null {
  if (blindAgain(play) || (complete(play) && BLIND.includes(lastAct(play)))) return say("warn-blind");
  const d = decision(play);
  const seat = play.position.view.seats[play.committed.viewer ?? -1];
  if (!d || !seat || play.position.node !== "play" || paying(play)) return null;
  return seat.supply < 2 ? say("warn-cubes") : null;
}

const RULES: Record<string, string[]> = {
  starter: ["RO-1.11"],
  reveal: ["RO-7.7", "RO-1.12", "RO-8.1", "RO-8.2"],
  draw: ["RO-2.2", "RO-2.3", "RO-2.4", "RO-2.6", "RO-3.4", "RO-10.1"],
  drawn: ["RO-3.6"],
  "drawn-pair": ["RO-3.7"],
  play: ["RO-4.11", "RO-4.4", "RO-4.5", "RO-5.1", "RO-5.2", "RO-6.1", "RO-6.2", "RO-6.3", "RO-7.1"],
  wild: ["RO-4.5", "RO-4.6", "RO-11.5"],
  pay: ["RO-4.5", "RO-11.5"],
  plot: ["RO-5.4", "RO-5.5"],
  spend: ["RO-5.4", "RO-5.7", "RO-11.5"],
  discard: ["RO-7.2", "RO-7.3"],
};

export const rules = (play: RoyalsPlay): string[] => RULES[shown(play).node] ?? ["RO-9.1"];
