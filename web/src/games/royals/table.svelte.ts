/** What the parts of the Royals page share while a turn is thought over; nothing here is part of the game. */
import { Along } from "../../lib/decision";
import type { Advice, Counts, View } from "./types";

/** Cards picked one by one, not yet all of them. */
export interface Picked {
  /** Length of the draft before the act that they belong to. */
  from: number;
  wild: number;
  plot: number | null;
  /** Substitutes for Country cards, all Intrigue cards; at the end of the turn the discards of either kind. */
  pay: Counts;
  spend: Counts;
}

class Table extends Along<View, Advice> {
  /** Portrait that was looked at last. */
  looked = $state<string | null>(null);
  /** Cards picked for a payment or as discards, while they are being changed. */
  picked = $state.raw<Picked | null>(null);

  /** Forget what belongs to the turn before. */
  clear(): void {
    this.picked = null;
  }
}

export const table = new Table();
