/** What the parts of the Royals page share while a turn is thought over; nothing here is part of the game. */
import type { Counts, RoyalsPlay, RoyalsPosition } from "./types";

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

class Table {
  /** Portrait that was looked at last. */
  looked = $state<string | null>(null);
  /** Cards picked for a payment or as discards, while they are being changed. */
  picked = $state.raw<Picked | null>(null);

  private seen = new Map<string, RoyalsPosition>();
  private version = "";

  /** Forget what belongs to the turn before. */
  clear(): void {
    this.picked = null;
  }

  /** Keep the positions along the draft, so that what is drafted can be changed. */
  remember(play: RoyalsPlay): void {
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
  recall(play: RoyalsPlay, n: number): RoyalsPosition | undefined {
    return this.seen.get(play.draft.slice(0, n).join(";"));
  }
}

export const table = new Table();
