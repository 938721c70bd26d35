/** The decision in hand and its targets on the board: which place means which action. */
import { denied, verb, type Decision as DecisionOf } from "../../lib/decision";
import { atlas } from "./atlas";
import { table } from "./table.svelte";
import type { Advice, Card, MingPlay, Route, View } from "./types";

export { verb };
export type Decision = DecisionOf<View, Advice>;

export interface Target {
  /** "district blue1", "space blue", "dragons", "area blue1" */
  place: string;
  action: string;
  actions: string[];
  /** Cards the way costs (phase 3). */
  cost: Card[];
  /** May be entered, but no move can end there. */
  through: boolean;
  /** Other ways to the same district, cheapest first, this one included. */
  routes: Route[];
}

/** Verbs after which the turn of the seat is over. */
export const ENDS = ["neutral", "prince", "place", "take", "dragon", "pass", "deploy", "return", "home", "neutral-home", "start"];

/** Nodes at which a district stands for the space of its province. */
const SPACES = ["place", "card"];

/** The draft says everything the turn needs. */
export const complete = (play: MingPlay): boolean => ENDS.includes(verb(play.draft.at(-1) ?? ""));

/** The running decision of the viewer; while the draft is complete its last one, so that it can be changed. */
export const decision = (play: MingPlay): Decision | null => table.decision(play, complete(play) ? play.draft.length - 1 : play.draft.length);

/** Make these the actions of the decision, in place of what the draft says after it. */
export function decide(play: MingPlay, actions: string[]): void {
  const d = decision(play);
  if (!d) return;
  table.ways = null;
  if (d.n < play.draft.length) {
    if (play.draft.length === d.n + actions.length && actions.every((a, i) => a === play.draft[d.n + i])) return;
    play.backTo(d.n);
  }
  play.choose(actions);
}

/** Draft a target; a route leaves its alternatives on the table. */
export function choose(play: MingPlay, target: Target): void {
  if (target.place === "dragons") {
    table.dragon = !table.dragon;
    return;
  }
  const from = decision(play)?.n ?? play.draft.length;
  decide(play, target.actions);
  if (target.routes.length > 1) table.ways = { from, to: from + target.actions.length, routes: target.routes, picked: target.actions.join(";") };
}

/** Draft an action of the decision in hand, or let the server say why it cannot be. */
export function attempt(play: MingPlay, action: string): void {
  if (decision(play)?.legal.includes(action)) decide(play, [action]);
  else play.refuse(action);
}

/** Click on a place: its target is chosen, or it is said why it cannot be reached. */
export function press(play: MingPlay, place: string): void {
  const d = decision(play);
  if (!d) return;
  const [kind, id = ""] = place.split(" ");
  const at = kind === "district" && SPACES.includes(d.position.node) ? `space ${atlas(play.detail).district(id).province}` : place;
  const goal = targets(play).get(at);
  if (goal) choose(play, goal);
  else if (kind === "space" && table.dragon) play.refuse(`dragon ${id}`);
  else denied(play, d.position, at);
}

const target = (place: string, actions: string[], more: Partial<Target> = {}): Target => ({
  place,
  actions,
  action: actions.at(-1) ?? "",
  cost: [],
  through: false,
  routes: [],
  ...more,
});

/** Legal targets on the board, by place. */
export function targets(play: MingPlay): Map<string, Target> {
  const d = decision(play);
  const found = new Map<string, Target>();
  const add = (t: Target): void => void found.set(t.place, t);
  if (!d) return found;
  for (const action of d.legal) {
    const [word, place = ""] = action.split(" ");
    if (word === "neutral" || word === "prince") add(target(`district ${place}`, [action]));
    if (word === "place") add(target(`space ${place}`, [action]));
    if (word === (table.dragon ? "dragon" : "take")) add(target(`space ${place}`, [action]));
    if (word === "dragon" && !found.has("dragons")) add(target("dragons", [table.dragon ? "take" : "dragon"]));
  }
  for (const [place, routes] of Object.entries(d.position.advice?.routes ?? {})) {
    const best = routes.find((r) => r.can_stop) ?? routes[0];
    if (best)
      add(target(`district ${place}`, best.actions, { cost: best.cards, through: !best.can_stop, routes: routes.filter((r) => r.can_stop === best.can_stop) }));
  }
  const stand = d.position.view.seats[d.position.viewer ?? 0]?.prince;
  const most = deploys(d.legal).at(-1);
  if (stand && most !== undefined) add(target(`district ${stand}`, [`deploy ${most}`]));
  if (stand && most) add(target(`space ${atlas(play.detail).district(stand).province}`, [`deploy ${most}`]));
  return found;
}

/** Numbers that can be deployed. */
export const deploys = (legal: string[]): number[] => legal.flatMap((a) => (/^deploy \d$/.test(a) ? [Number(a.split(" ")[1])] : []));

/** The walk of a list of actions from a district: one row per step. */
export function walk(from: string | null, actions: string[]): { from: string; to: string; card: Card }[] {
  const steps: { from: string; to: string; card: Card }[] = [];
  let at = from;
  for (const action of actions) {
    const [word, to, card] = action.split(" ");
    if (word !== "step" || !at || !to || !card) continue;
    steps.push({ from: at, to, card });
    at = to;
  }
  return steps;
}

/** Cards spent by a draft, in order. */
export const spent = (draft: string[]): Card[] => draft.flatMap((a) => (/^(step|stay) /.test(a) ? [a.split(" ").pop() ?? ""] : []));
