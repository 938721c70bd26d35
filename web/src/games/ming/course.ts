/** The running turn in words: course of the game, prompt, name of the act, forecast, warning, rules. */
import type { Message, TrackStep } from "../../lib/plugin";
import { small } from "../../lib/screen";
import type { GameDetail, LogLine } from "../../lib/types";
import { atlas } from "./atlas";
import { homeParts } from "./home";
import { complete, decision, deploys, verb } from "./plan";
import { table } from "./table.svelte";
import type { MingPlay, View } from "./types";
import { subject } from "./words";

const say = (id: string, args?: Message["args"]): Message => ({ id: `ming-page-${id}`, args });

/** Phases 1 to 5; phase 4 only in scoring rounds, 5 not after the last. A phone's top bar has room for the number of the round only. */
export function track(play: MingPlay): TrackStep[] {
  const { round_no, rounds, phase } = (complete(play) ? play.committed : play.position).view;
  const { scoring } = atlas(play.detail).data.rounds;
  const over = play.committed.actor === null;
  const rows: TrackStep[] = [];
  const round = (n: number, state: TrackStep["state"]): void =>
    void rows.push({ message: say(scoring.includes(n) && !small.current ? "round-scoring" : "round", { n }), state });
  if (round_no > 1) round(round_no - 1, "past");
  if (round_no > 0) round(round_no, over ? "past" : "now");
  if (phase === 0 && !over) return [...rows, { message: say("phase-0"), state: "now" }, { message: say("phase-1"), state: "next" }];
  for (const n of [1, 2, 3, 4, 5]) {
    if ((n === 4 && !scoring.includes(round_no)) || (n === 5 && round_no === rounds)) continue;
    rows.push({ message: say(`phase-${n}`), state: over || n < Number(phase) ? "past" : n === phase ? "now" : "next" });
  }
  return rows;
}

/** Where the rounds begin: with the first member placed, in the game for two with the neutral members before it. */
export function rounds(lines: LogLine[], detail: GameDetail): { at: number; title: Message }[] {
  const said = (at: number): string => verb(lines[at]?.action ?? "");
  const players = lines.filter((l) => verb(l.action ?? "") === "prince").length;
  const { placed_each_round } = atlas(detail).data.members;
  const found: { at: number; title: Message }[] = [];
  let placed = 0;
  lines.forEach((_, i) => {
    if (said(i) !== "place" || placed++ % (players * placed_each_round)) return;
    let at = i;
    while (said(at - 1) === "neutral") at--;
    found.push({ at, title: say("round", { n: found.length + 1 }) });
  });
  return found;
}

export function prompt(play: MingPlay): Message {
  const d = decision(play);
  const { actor, node, status, view } = play.position;
  if (status === "over" && !complete(play)) return { id: "ming-node-over" };
  const prince = view.seats[play.committed.viewer ?? 0]?.prince;
  const district = prince ? play.name("district", prince) : "";
  const province = view.scored_province ? play.name("province", view.scored_province) : "";
  if (complete(play)) return say(`done-${verb(play.draft.at(-1) ?? "")}`, { district, ...play.committed.view.placing });
  if (!d) return { id: `ming-wait-${node}`, args: typeof actor === "number" ? subject(play, actor) : {} };
  switch (d.position.node) {
    case "turn":
      return say(d.position.advice?.routes && Object.keys(d.position.advice.routes).length ? "prompt-turn" : "prompt-turn-stuck", { district });
    case "way":
      return say(deploys(d.legal).length ? "prompt-way" : "prompt-way-on", { district });
    case "deploy":
      return say("prompt-deploy", { district, n: deploys(d.legal).at(-1) ?? 0 });
    case "return":
      return say("prompt-return", { province, n: d.legal.length - 1, value: view.forecast.value.city_member });
    case "home":
    case "neutral-home":
      return say(`prompt-${d.position.node}`, { province, n: homeParts(play)?.sum ?? 0 });
    case "neutral":
    case "place":
      return say(`prompt-${d.position.node}`, d.position.view.placing ?? { number: 1, of: 1 });
    case "card":
      return say(table.dragon ? "prompt-dragon" : "prompt-card");
    default:
      return { id: `ming-node-${d.position.node}` };
  }
}

export function primary(play: MingPlay): Message {
  const last = play.draft.at(-1) ?? "";
  if (!complete(play)) return say("act-none");
  if (last === "deploy 0") return say("act-deploy-none");
  if (verb(last) === "start") return say("act-start", subject(play, Number(last.slice(6))));
  return say(`act-${verb(last)}`);
}

/** What the draft changes if it were scored now. */
export function badge(play: MingPlay): { message: Message; good: boolean } | null {
  const seat = play.committed.viewer;
  if (seat === null || !play.draft.length) return null;
  const [now, before] = [play.position.view.forecast, play.committed.view.forecast];
  const [a, b] = [now.seats[seat], before.seats[seat]];
  if (!a || !b) return null;
  const scoring = play.committed.view.phase === 4;
  const inside = (f: typeof now): number => Object.values(f.districts).reduce((sum, d) => sum + (d.enter[seat] ?? 0), 0);
  const members = scoring ? 0 : inside(now) - inside(before);
  const booked = (view: View): number => view.seats[seat]?.points ?? 0;
  const points = a.total + booked(play.position.view) - b.total - booked(play.committed.view);
  if (!members && !points) return null;
  const args = { members: Math.abs(members), points: Math.abs(points) };
  const id = members > 0 ? "badge-enter" : members < 0 ? "badge-fewer" : "badge-points";
  return { message: say(points < 0 ? `${id}-loss` : id, args), good: points >= 0 && members >= 0 };
}

/** Something is wasted: members wait here and could be deployed. */
export function warning(play: MingPlay): Message | null {
  const d = decision(play);
  const last = play.draft.at(-1);
  if (!d || !complete(play)) return null;
  const seat = d.position.view.seats[d.position.viewer ?? 0];
  if (last === "deploy 0") {
    const most = deploys(d.legal).at(-1) ?? 0;
    if (most) return say("warn-nobody", { n: most });
    if (seat?.prince && d.position.view.districts[seat.prince]?.monk === d.position.viewer) return say("warn-locked");
  }
  if (last === "pass" && seat) {
    const waiting = Object.values(d.position.view.spaces).reduce((sum, row) => sum + (row[d.position.viewer ?? 0] ?? 0), 0);
    if (seat.hand_size > 1 && waiting) return say("warn-pass", { cards: seat.hand_size, n: waiting });
  }
  return null;
}

const RULES: Record<string, string[]> = {
  starter: ["MD-0.1"],
  reveal: ["MD-0.3", "MD-2.3", "MD-2.4"],
  neutral: ["MD-7.3", "MD-7.4", "MD-7.6"],
  prince: ["MD-0.5", "MD-0.6"],
  place: ["MD-1.3", "MD-1.2", "MD-2.2"],
  card: ["MD-2.2", "MD-2.6", "MD-2.1", "MD-2.7"],
  turn: ["MD-3.1.3", "MD-3.1.2", "MD-3.1.6", "MD-3.2.1", "MD-3.3.1"],
  way: ["MD-3.4.3", "MD-3.4.4", "MD-3.4.5", "MD-3.4.8", "MD-3.1.6"],
  deploy: ["MD-3.4.3", "MD-3.4.4", "MD-3.4.5", "MD-3.4.8", "MD-3.2.2"],
  return: ["MD-4.2.2", "MD-4.2.1", "MD-4.2.4", "MD-4.2.5"],
  home: ["MD-4.2.3", "MD-4.2.10"],
  "neutral-home": ["MD-7.8", "MD-7.9", "MD-7.10"],
  start: ["MD-5.6", "MD-5.2", "MD-5.3"],
};

export const rules = (play: MingPlay): string[] => RULES[decision(play)?.position.node ?? (complete(play) ? play.committed : play.position).node] ?? ["MD-6.1"];
