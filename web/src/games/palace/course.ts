/** The running turn in words: course of the game, prompt, name of the act, forecast, warning, rules. */
import type { Message, TrackStep } from "../../lib/plugin";
import { small } from "../../lib/screen";
import type { LogLine } from "../../lib/types";
import { STEPS } from "./atlas";
import { ending } from "./ending";
import { comers, complete, decision, own, party, picked, verb, type Decision } from "./plan";
import { table } from "./table.svelte";
import type { PalacePlay, Step } from "./types";
import { noble, room, short, subject, word } from "./words";

const say = (id: string, args?: Message["args"]): Message => ({ id: `palace-page-${id}`, args });

/** The round, how far the end is, and the five steps of the turn. */
export function track(play: PalacePlay): TrackStep[] {
  const { round_no, last_round } = (complete(play) ? play.committed : play.position).view;
  const { nobles_left, nobles_end } = play.position.view;
  const over = play.committed.status === "over";
  if (round_no === 0 && !over)
    return [
      { message: say("track-setup"), state: "now" },
      { message: say("round", { n: 1 }), state: "next" },
    ];
  const rows: TrackStep[] = [
    { message: say(last_round ? "track-last" : "round", { n: round_no }), state: over || !last_round ? "past" : "now" },
    {
      message: say(small.current ? "track-left-short" : "track-left", { n: nobles_left, end: nobles_end }),
      state: ending(play) && !last_round ? "now" : "next",
    },
  ];
  const now = STEPS.findIndex((s) => s === stepOf(play));
  return [
    ...rows,
    ...STEPS.map<TrackStep>((s, i) => ({
      message: say("track-step", { n: i + 1, step: word(play, `step-${s}`) }),
      state: over || i < now ? "past" : i === now ? "now" : "next",
    })),
  ];
}

/** The step of the turn: one that is planned to its end is in its last step until it is confirmed, whoever acts next. */
export function stepOf(play: PalacePlay): Step | null {
  const over = complete(play) && play.position.node !== "drawn";
  return over && play.committed.view.round_no > 0 ? "backdoor" : (over ? play.committed : play.position).view.step;
}

/** Where the rounds begin: after the line that opened them (RP-3.1). */
export const rounds = (lines: LogLine[]): { at: number; title: Message }[] =>
  lines.flatMap((line, i) => line.rows.flatMap(([rule, , , where]) => (rule === "RP-3.1" ? [{ at: i + 1, title: say("round", { n: Number(where) }) }] : [])));

export function prompt(play: PalacePlay): Message {
  const { actor, node, status } = play.position;
  if (complete(play)) return donePrompt(play);
  if (status === "over") return { id: "palace-node-over" };
  const d = decision(play);
  if (!d) return { id: `palace-wait-${node}`, args: typeof actor === "number" ? subject(play, actor) : {} };
  const { view } = d.position;
  switch (node) {
    case "station":
      return say("prompt-station", { n: view.stations_left });
    case "parade":
      return paradePrompt(d);
    case "stairs":
    case "slip":
      return walkPrompt(play, d);
    case "third":
      return thirdPrompt(play, d);
    case "recruit":
      return recruitPrompt(play, d);
    case "backdoor":
      return view.drawn_size ? say("prompt-backdoor", { n: view.drawn_size }) : say("prompt-backdoor-none");
    default:
      return { id: `palace-node-${node}` };
  }
}

function donePrompt(play: PalacePlay): Message {
  const { node, view } = play.position;
  if (verb(play.draft.at(-1) ?? "") === "station") return say("done-station");
  return node === "drawn" ? say("done-draw", { n: view.draws_left }) : say("done-turn");
}

function paradePrompt(d: Decision): Message {
  const { view } = d.position;
  const can = (word: string): boolean => d.legal.some((a) => verb(a) === word);
  if (can("muster")) return say("prompt-parade", { n: comers(d), supply: view.seats[d.seat]?.supply ?? 0 });
  return can("pull") ? say("prompt-pull", { n: comers(d) }) : say("prompt-parade-none");
}

function walkPrompt(play: PalacePlay, d: Decision): Message {
  const { node, view } = d.position;
  const from = picked(d);
  if (node === "slip") return from ? say("prompt-slip-to", { room: room(play, from) }) : say("prompt-slip");
  if (from) return say("prompt-walk-to", { room: room(play, from), n: party(d), of: own(d, from) });
  return d.legal.some((a) => verb(a) === "walk") ? say("prompt-walk", { n: view.steps_left }) : say("prompt-walk-none");
}

function thirdPrompt(play: PalacePlay, d: Decision): Message {
  if (table.patron) return say("prompt-favour-from", { patron: room(play, table.patron) });
  const patrons = (["king", "madame"] as const).filter((p) => d.legal.some((a) => a.startsWith(`favour ${p}`)));
  const gold = d.legal.includes("mint") ? (d.position.advice?.gives.mint ?? 0) : 0;
  const [first, second] = patrons;
  const where = second ? word(play, "both-patrons") : first ? short(play, first) : "";
  if (gold) return patrons.length ? say("prompt-third-both", { gold, where }) : say("prompt-third-mint", { gold });
  return patrons.length ? say("prompt-third-favour", { where }) : say("prompt-third-none");
}

function recruitPrompt(play: PalacePlay, d: Decision): Message {
  const last = play.draft.at(-1) ?? "";
  const n = d.legal.filter((a) => verb(a) === "recruit").length;
  const left = d.position.view.recruits_left;
  if (!n) return say(left ? "prompt-recruit-none" : "prompt-recruit-office");
  const tile = verb(last) === "recruit" ? play.committed.view.park[last.slice(8)]?.noble : null;
  return tile ? say("prompt-recruit-more", { noble: noble(play, tile), n: left }) : say("prompt-recruit", { n: left, m: n });
}

export function primary(play: PalacePlay): Message {
  const d = decision(play);
  const { node, view } = play.position;
  if (complete(play))
    return verb(play.draft.at(-1) ?? "") === "station" ? say("act-station") : node === "drawn" ? say("act-draw", { n: view.draws_left }) : say("act-turn");
  if (!d?.legal.includes("done")) return say("act-none");
  if (node === "third") {
    const gold = d.legal.includes("mint") ? (d.position.advice?.gives.mint ?? 0) : 0;
    return gold ? say("act-third-mint", { n: gold }) : say("act-third");
  }
  if (node === "recruit") {
    const cards = own(d, "backdoor");
    return cards ? say("act-draw", { n: cards }) : say("act-turn");
  }
  if (node === "backdoor" && view.drawn_size) return say("act-discard", { n: view.drawn_size });
  return say(node === "backdoor" ? "act-turn" : `act-${node}`);
}

/** What the draft changes if the game ended now. */
export function badge(play: PalacePlay): { message: Message; good: boolean } | null {
  const seat = play.committed.viewer;
  if (seat === null || !play.draft.length) return null;
  const total = (p: PalacePlay["position"]): number => p.view.forecast.seats[seat]?.total ?? 0;
  const change = total(play.position) - total(play.committed);
  if (!change) return null;
  return { message: say(change > 0 ? "badge" : "badge-loss", { n: Math.abs(change) }), good: change > 0 };
}

/** A room that the next turns need has been left empty, or something of this step is wasted. */
export function warning(play: PalacePlay): Message | null {
  const seat = play.committed.viewer;
  if (seat === null || play.committed.view.round_no === 0) return null;
  const here = (p: PalacePlay["position"], r: string): number => p.view.rooms[r]?.servants[seat] ?? 0;
  const left = (r: string): boolean => here(play.position, r) === 0 && here(play.committed, r) > 0;
  if (left("stairs") || (play.position.node === "stairs" && here(play.position, "stairs") === 0 && decision(play))) return say("warn-stairs");
  if (left("parade")) return say("warn-parade");
  const d = decision(play);
  return d && wasted(d);
}

function wasted(d: Decision): Message | null {
  const { node, view } = d.position;
  const can = (word: string): boolean => d.legal.some((a) => verb(a) === word);
  if (node === "parade" && comers(d)) return say("warn-limit", { n: comers(d) });
  if (node === "stairs" && can("walk")) return say("warn-steps", { n: view.steps_left });
  if (node === "third" && can("favour")) return say("warn-favour");
  return node === "recruit" && can("recruit") ? say("warn-recruit", { n: view.recruits_left }) : null;
}

/** The draw is committed: what came before it cannot be taken back. */
export function locked(play: PalacePlay): { message: Message; why: Message }[] {
  const { node, view, actor, viewer } = play.committed;
  return node === "backdoor" && actor === viewer && view.drawn_size ? [{ message: say("drew"), why: say("drew-why") }] : [];
}

const RULES: Record<string, string[]> = {
  noble: ["RP-2.1", "RP-2.2"],
  room: ["RP-2.3", "RP-1.3"],
  starter: ["RP-2.5"],
  station: ["RP-2.10", "RP-4.1", "RP-1.5"],
  parade: ["RP-5.2", "RP-5.5", "RP-5.6", "RP-5.3", "RP-3.4", "RP-4.2"],
  stairs: ["RP-6.2", "RP-6.3", "RP-6.4", "RP-6.6", "RP-4.7"],
  slip: ["RP-10.5", "RP-10.16"],
  third: ["RP-7.2", "RP-7.3", "RP-7.4", "RP-7.10", "RP-7.11", "RP-4.5"],
  recruit: ["RP-8.2", "RP-8.3", "RP-8.5", "RP-8.6", "RP-8.11", "RP-12.5"],
  drawn: ["RP-9.2"],
  backdoor: ["RP-9.1", "RP-9.6", "RP-9.5", "RP-10.9", "RP-12.4"],
};

export const rules = (play: PalacePlay): string[] => RULES[(complete(play) ? play.committed : play.position).node] ?? ["RP-12.1", "RP-12.5", "RP-12.10"];
