/** The decision in hand. While what the draft says last can still be changed, it is the decision that led to that. */
import type { Play } from "./plugin";
import type { Position } from "./types";

export interface Decision<View, Advice> {
  /** The position in which the viewer decides, and the length of the draft that leads to it. */
  position: Position<View, Advice>;
  n: number;
  legal: string[];
}

/** First word of an action in notation. */
export const verb = (action: string): string => action.split(" ")[0] ?? "";

/** The draft hands over: to chance, to the next player, to the end. */
export const handsOver = (play: Play): boolean => play.draft.length > 0 && play.position.actor !== play.committed.viewer;

/** The play with all that was chosen as its draft, answered or not: for chips and marks, which show it at once. */
export const asPlanned = <P extends Play>(play: P): P => Object.create(play, { draft: { get: () => play.planned } });

/** Say why an aim cannot be reached where it is decided; false: nothing forbids it. */
export function denied<View, Advice>(play: Play<View, Advice>, position: Position<View, Advice>, aim: string): boolean {
  const reason = position.closed?.[aim];
  if (reason) play.deny(aim, reason);
  return reason !== undefined;
}

/** The positions along a draft, kept so that what is drafted can be changed. */
export class Along<View, Advice> {
  private seen = new Map<string, Position<View, Advice>>();
  private turn = "";

  private remember(play: Play<View, Advice>): void {
    const { committed, position, draft } = play;
    const now = `${committed.table} ${committed.version} ${committed.viewer}`;
    if (now !== this.turn) {
      this.turn = now;
      this.seen.clear();
    }
    if (committed.legal) this.seen.set("", committed);
    const previewed = position.at === committed.version + draft.length;
    if (previewed && position.legal && position.viewer === committed.viewer) this.seen.set(draft.join(";"), position);
  }

  /** The position after the first n actions of the draft, if it was seen. */
  recall(play: Play<View, Advice>, n: number): Position<View, Advice> | undefined {
    return this.seen.get(play.draft.slice(0, n).join(";"));
  }

  /** The decision of the viewer after the first n actions of the draft; null: there is none. */
  decision(play: Play<View, Advice>, n: number): Decision<View, Advice> | null {
    this.remember(play);
    if (play.position.viewer === null || play.committed.actor !== play.position.viewer) return null;
    if (!play.mine && !play.draft.length) return null;
    const position = this.recall(play, n);
    return position?.legal ? { position, n, legal: position.legal } : null;
  }
}
