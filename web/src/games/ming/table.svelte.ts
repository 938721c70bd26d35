/** What the parts of the Ming page share while a turn is thought over; nothing here is part of the game. */
import { Along } from "../../lib/decision";
import type { Advice, Route, View } from "./types";

class Table extends Along<View, Advice> {
  /** District that the "City" panel tells about. */
  looked = $state<string | null>(null);
  /** Place under the pointer or in focus. */
  pointed = $state<string | null>(null);
  /** Phase 2: the next click names the space that pays for a dragon. */
  dragon = $state(false);
  /** Phase 3: one of the members to be deployed becomes the monk. */
  monk = $state(false);
  /** Members to be taken home from each area of a city, while they are being chosen. */
  parts = $state<number[] | null>(null);
  /** The ways that lead to the district just planned. */
  ways = $state<{ from: number; to: number; routes: Route[]; picked: string } | null>(null);

  /** Forget what belongs to the turn before. */
  clear(): void {
    this.dragon = false;
    this.monk = false;
    this.parts = null;
    this.ways = null;
  }
}

export const table = new Table();
