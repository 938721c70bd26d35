/** The decision in hand and its targets on the board: which place means which action. */
import { denied, handsOver, verb } from "../../lib/decision";
import { STEPS } from "./atlas";
import { table } from "./table.svelte";
import type { PalacePlay, PalacePosition, Patron, Room, Step } from "./types";

export { handsOver as complete, verb };

export interface Decision {
  position: PalacePosition;
  legal: string[];
  seat: number;
}

export interface Target {
  /** "room mint", "square e4", "card haste" */
  place: string;
  /** In notation; where something must be chosen first, the beginning of it. */
  action: string;
  actions: string[];
  /** Nothing is drafted yet: a servant is picked, or let go. */
  picks: boolean;
}

export function decision(play: PalacePlay): Decision | null {
  const { position } = play;
  if (!play.mine || !position.legal || position.viewer === null || position.actor !== position.viewer) return null;
  return { position, legal: position.legal, seat: position.viewer };
}

/** Where the acts of a draft begin: a walk of several steps, or of several servants, is one act. */
export const acts = (draft: string[]): number[] => draft.flatMap((_, i) => (table.joins(draft.slice(0, i + 1)) ? [] : [i]));

/** Know the acts of a draft again. */
export function regroup(acts: string[][]): void {
  acts.forEach((act, i) => table.join(acts.slice(0, i).flat(), act));
}

/** The actions of the act that begins at a place of the draft. */
export const actAt = (draft: string[], at: number): string[] =>
  draft.slice(
    at,
    acts(draft).find((start) => start > at),
  );

/** Own servants in a room. */
export const own = (d: Decision, room: Room): number => d.position.view.rooms[room]?.servants[d.seat] ?? 0;

/** How many servants can come to the Gate now: out of the supply, and once that is empty out of the rooms. */
export function comers({ legal, position: { view }, seat }: Decision): number {
  const mustered = legal.filter((action) => verb(action) === "muster").length;
  const elsewhere = Object.entries(view.rooms).reduce((sum, [room, { servants }]) => sum + (room === "gate" ? 0 : (servants[seat] ?? 0)), 0);
  return mustered || Math.min(view.limit_left, elsewhere);
}

/** The room whose servants are about to walk, if that still can be. */
export function picked(d: Decision): Room | null {
  const walks = d.position.node === "stairs" || d.position.node === "slip";
  return walks && table.picked && own(d, table.picked) ? table.picked : null;
}

/** How many servants can be picked in a room at once. */
export const mostTogether = (d: Decision, room: Room): number => (d.position.node === "slip" ? 1 : Math.min(own(d, room), d.position.view.steps_left));

/** How many servants walk together. */
export const party = (d: Decision): number => Math.min(table.party, mostTogether(d, picked(d) ?? ""));

const act = (place: string, actions: string[]): Target => ({ place, actions, action: actions.at(-1) ?? "", picks: false });
const pick = (place: string, action: string): Target => ({ place, actions: [], action, picks: true });

/** Legal targets on the board, by place. */
export function targets(play: PalacePlay): Map<string, Target> {
  const d = decision(play);
  if (!d) return new Map();
  const list = d.position.node === "stairs" || d.position.node === "slip" ? ways(d) : simple(d);
  return new Map(list.map((t) => [t.place, t]));
}

function simple(d: Decision): Target[] {
  const found: Target[] = [];
  for (const action of d.legal) {
    const [word = "", place = "", source] = action.split(" ");
    if (word === "station" || word === "pull") found.push(act(`room ${place}`, [action]));
    if (word === "muster") found.push(act("room gate", [action]));
    if (word === "mint") found.push(act("room mint", [action]));
    if (word === "favour")
      found.push(
        source === undefined
          ? act(`room ${place}`, [action])
          : table.patron === place
            ? act(`room ${source}`, [action])
            : pick(`room ${place}`, `favour ${place}`),
      );
    if (word === "recruit") found.push(act(`square ${place}`, [action]));
    if (word === "keep") found.push(act(`card ${place}`, [action]));
  }
  if (table.patron) found.push(pick(`room ${table.patron}`, `favour ${table.patron}`));
  return found;
}

/** Walking and slipping: first a servant, then a room. */
function ways(d: Decision): Target[] {
  const { node, view } = d.position;
  const word = node === "slip" ? "slip" : "walk";
  const from = picked(d);
  const rooms = Object.keys(view.rooms).filter((room) => own(d, room));
  if (!from) return d.legal.some((a) => verb(a) === word) ? rooms.map((room) => pick(`room ${room}`, `${word} ${room}`)) : [];
  const here = pick(`room ${from}`, `${word} ${from}`);
  if (node === "slip") return [here, ...d.legal.filter((a) => a.startsWith(`slip ${from} `)).map((a) => act(`room ${a.split(" ")[2]}`, [a]))];
  const n = party(d);
  const reach = Object.entries(d.position.advice?.walks?.[from] ?? {}).filter(([, way]) => way.length * n <= view.steps_left);
  return [here, ...reach.map(([to, way]) => act(`room ${to}`, Array<string[]>(n).fill(way).flat()))];
}

/** Draft a target, or pick the servants it stands for: another tap on the room takes one more along. */
export function choose(play: PalacePlay, target: Target): void {
  const d = decision(play);
  if (!d) return;
  if (!target.picks) return decide(play, target.actions);
  const [word, room = ""] = target.action.split(" ");
  if (word === "favour") {
    const patron = room as Patron;
    table.patron = table.patron === patron ? null : patron;
  } else if (picked(d) !== room) table.pick(room);
  else if (table.party < mostTogether(d, room)) table.party++;
  else table.drop();
}

export function decide(play: PalacePlay, actions: string[]): void {
  table.drop();
  table.join(play.draft, actions);
  play.choose(actions);
}

/** What a click on a place without a target aims at; null: it only looks. */
export function meant(d: Decision, place: string): string | null {
  const [kind, id = ""] = place.split(" ");
  const { node } = d.position;
  const from = picked(d);
  if (kind === "square") return node === "recruit" ? place : null;
  if (kind !== "room") return null;
  if (from) return `way ${from} ${id}`;
  if (node === "third" && !table.patron) return ["mint", "king", "madame"].includes(id) ? place : null;
  return ["parade", "stairs", "slip", "third"].includes(node) ? place : null;
}

/** Click on a place: its target is chosen, or it is said why it cannot be reached. */
export function press(play: PalacePlay, place: string): void {
  const d = decision(play);
  const target = targets(play).get(place);
  table.looked = target && table.touched ? null : place;
  if (target) return choose(play, target);
  const aim = d && meant(d, place);
  if (!d || !aim) return;
  const [, from = "", to = ""] = aim.split(" ");
  const way = d.position.advice?.walks?.[from]?.[to];
  if (table.patron) play.refuse(`favour ${table.patron} ${from}`);
  else if (way) play.deny(aim, { rule: "RP-6.8", facts: { steps: way.length * party(d), number: d.position.view.steps_left } });
  else denied(play, d.position, aim);
}

/** Point at a place, or (null) at nothing more: the sheet tells about it, the action bar says what a click would do. */
export function look(play: PalacePlay, place: string | null, target?: Target, pointer?: PointerEvent): void {
  if (pointer) table.touched = pointer.pointerType === "touch";
  table.pointed = place;
  if (place) table.looked = place;
  play.setHover(place && target?.actions.length === 1 ? target.action : null);
}

/** What the button that ends the step or the turn adds. */
export const finish = (play: PalacePlay): string[] | null => (decision(play)?.legal.includes("done") ? ["done"] : null);

/** The button only ends a step: more steps of the same turn follow. */
export const goesOn = (play: PalacePlay): boolean => ["parade", "stairs", "third"].includes(play.position.node);

/** Gold that the act at a place of the draft collected at the Mint. */
export const goldAt = (play: PalacePlay, at: number): number => Number(play.position.draft[at]?.rows.find(([rule]) => rule === "RP-7.2")?.[3] ?? 0);

/** The step that the `done` at a place of the draft ends: those before it were ended by a `done` or by themselves (RP-3.6). */
export function endedBy(play: PalacePlay, at: number): Step | undefined {
  let i = STEPS.findIndex((step) => step === play.committed.view.step);
  for (const line of play.position.draft.slice(0, at)) {
    if (line.action === "done") i++;
    for (const [rule, , , where] of line.rows) if (rule === "RP-3.6") i = STEPS.findIndex((step) => step === where) + 1;
  }
  return STEPS[i];
}
