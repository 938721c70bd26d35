/** What the parts of the Palace page share while a turn is thought over; nothing here is part of the game. */
import type { Patron, Room } from "./types";

class Table {
  /** What the sheet tells about: "square e4", "room mint", "card haste". */
  looked = $state<string | null>(null);
  /** Place under the pointer or in focus. */
  pointed = $state<string | null>(null);
  /** Room whose servants are about to walk or slip, and how many of them. */
  picked = $state<Room | null>(null);
  party = $state(1);
  /** Whose bonus servant is about to be taken from another room (RP-7.9). */
  patron = $state<Patron | null>(null);
  /** What is looked at was touched: no pointer will leave it. */
  touched = $state(false);

  /** Drafts whose last action belongs to the act before it: the later steps of a walk. */
  private joined = new Set<string>();

  /** Forget what belongs to the turn before. */
  clear(): void {
    this.drop();
    this.looked = null;
    this.joined.clear();
  }

  /** Nothing is picked any more. */
  drop(): void {
    this.picked = this.patron = null;
    this.party = 1;
  }

  pick(room: Room): void {
    this.drop();
    this.picked = room;
  }

  /** These actions, after that draft, are one act. */
  join(draft: string[], actions: string[]): void {
    actions.forEach((_, i) => i && this.joined.add([...draft, ...actions.slice(0, i + 1)].join(";")));
  }

  joins(draft: string[]): boolean {
    return this.joined.has(draft.join(";"));
  }
}

export const table = new Table();
