/** What the parts of the Ming page share while a turn is thought over; nothing here is part of the game. */
import type { MingPlay, MingPosition, Route } from "./types";

class Table {
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

  private seen = new Map<string, MingPosition>();
  private version = "";

  /** Forget what belongs to the turn before. */
  clear(): void {
    this.dragon = false;
    this.monk = false;
    this.parts = null;
    this.ways = null;
  }

  /** Keep the positions along the draft, so that its last decision can be changed. */
  remember(play: MingPlay): void {
    const now = `${play.committed.table} ${play.committed.version} ${play.committed.viewer}`;
    if (now !== this.version) {
      this.version = now;
      this.seen.clear();
    }
    if (play.committed.legal) this.seen.set("", play.committed);
    const previewed = play.position.at === play.committed.version + play.draft.length;
    if (previewed && play.position.legal && play.position.viewer === play.committed.viewer) this.seen.set(play.draft.join(";"), play.position);
  }

  /** The position after the first n actions of the draft, if it was seen. */
  recall(play: MingPlay, n: number): MingPosition | undefined {
    return this.seen.get(play.draft.slice(0, n).join(";"));
  }
}

export const table = new Table();
