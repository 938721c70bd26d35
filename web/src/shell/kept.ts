/** The plan of a running turn, kept on this device: it outlives reload, crash and a change of tab. */
import { all, flag, list, read, text, whole, write } from "../lib/stored";

export interface Step {
  action: string;
  /** The only legal action of its node: the page answered it without asking. */
  forced: boolean;
}

export interface Kept {
  /** The position and the seat that it was made for. */
  version: number;
  seat: number;
  steps: Step[];
  /** Where the acts begin. */
  acts: number[];
}

const LONGEST = 1000; // actions
const place = whole(0, 1e6);
const check = all<Kept>({ version: place, seat: place, steps: list(all<Step>({ action: text(200), forced: flag }), LONGEST), acts: list(place, LONGEST) });

/** Where the plan for a table is stored. */
const keyOf = (table: string): string => `royaltable-plan-${table}`;

export const kept = (table: string): Kept | undefined => read(keyOf(table), check);

/** Keep a plan; undefined: there is none any more. */
export const keep = (table: string, plan: Kept | undefined): void => write(keyOf(table), plan);

/** Hear of changes that other tabs make to the plan for a table; returns what ends it. */
export function onKept(table: string, changed: () => void): () => void {
  const heard = (event: StorageEvent): void => {
    if (event.key === keyOf(table)) changed();
  };
  window.addEventListener("storage", heard);
  return () => window.removeEventListener("storage", heard);
}
