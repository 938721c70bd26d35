/** The decision in hand and its targets on the board: which place means which action. */
import { denied, handsOver, verb, type Decision as DecisionOf } from "../../lib/decision";
import { table } from "./table.svelte";
import type { Advice, PortraitAdvice, RoyalsPlay, View, Way } from "./types";

export { handsOver as complete, verb };
export type Decision = DecisionOf<View, Advice>;

export interface Target {
  /** "paris king", "display france", "deck", "intrigue" */
  place: string;
  action: string;
  actions: string[];
  /** The payment that takes the fewest cards; only of portraits. */
  way: Way | null;
}

/** Verbs of actions that belong to the act before them: a payment, the discards at the end of a turn. */
export const WITHIN = ["wild", "pay", "plot", "spend", "discard"];
const PAYING = ["wild", "pay", "plot", "spend"];
export const BLIND = ["draw deck", "draw intrigue"];

/** Where the acts of a draft begin. */
export const acts = (draft: string[]): number[] => draft.flatMap((action, i) => (WITHIN.includes(verb(action)) ? [] : [i]));

/** A payment is not yet complete. */
export const paying = (play: RoyalsPlay): boolean => PAYING.includes(play.position.node) && play.draft.length > 0;

/** A payment that was begun before the draft: whoever comes back to a seat finds it so. */
export const begun = (play: RoyalsPlay): boolean => PAYING.includes(play.position.node) && !play.draft.some((action) => verb(action) === "install");

/** The last act of the draft; "" while nothing is drafted. */
export const lastAct = (play: RoyalsPlay): string => play.draft[acts(play.draft).at(-1) ?? -1] ?? "";

/** Length of the draft before the decision in hand: a blind draw, an unfinished payment and the end of the turn can still be changed. */
function before(play: RoyalsPlay): number {
  const last = lastAct(play);
  const open = paying(play) || BLIND.includes(last) || last === "end";
  return open ? (acts(play.draft).at(-1) ?? 0) : play.draft.length;
}

export const decision = (play: RoyalsPlay): Decision | null => table.decision(play, before(play));

/** Make these the actions of the decision, in place of what the draft says after it. */
export function decide(play: RoyalsPlay, actions: string[]): void {
  const d = decision(play);
  if (!d) return;
  table.clear();
  if (d.n < play.draft.length) play.backTo(d.n);
  play.choose(actions);
}

/** Draft a target; a blind draw that is drafted already is made. */
export function choose(play: RoyalsPlay, target: Target): void {
  if (handsOver(play) && target.action === lastAct(play)) play.commit();
  else decide(play, target.actions);
}

/** What the advice says about a portrait ("paris king"), if the viewer is to act. */
export function advised(play: RoyalsPlay, portrait: string): PortraitAdvice | null {
  const [city = "", title = ""] = portrait.split(" ");
  return decision(play)?.position.advice?.portraits?.[city]?.[title] ?? null;
}

/** Legal targets on the board, by place. */
export function targets(play: RoyalsPlay): Map<string, Target> {
  const d = decision(play);
  const found = new Map<string, Target>();
  for (const action of d?.legal ?? []) {
    const [word, ...rest] = action.split(" ");
    const place = rest.join(" ");
    if (word === "draw") found.set(placeOf(action), { place: placeOf(action), action, actions: [action], way: null });
    if (word !== "install") continue;
    const way = advised(play, place)?.ways[0] ?? null;
    found.set(place, { place, action, actions: way?.actions ?? [action], way });
  }
  return found;
}

/** Where a card is drawn from. */
const placeOf = (draw: string): string => (BLIND.includes(draw) ? draw.slice(5) : `display ${draw.slice(5)}`);

/** A place as an aim. */
const aim = (place: string): string => (place === "deck" || place === "intrigue" || place.startsWith("display ") ? place : `noble ${place}`);

/** Click on a place: its target is chosen, or it is said why it cannot be reached. */
export function press(play: RoyalsPlay, place: string): void {
  const target = targets(play).get(place);
  const d = decision(play);
  if (target) choose(play, target);
  else if (d) denied(play, d.position, aim(place));
}
