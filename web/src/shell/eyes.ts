/** Whose eyes look at a table that is shared by several people at one device. */
import type { Position } from "../lib/types";

export interface Eyes {
  viewer: number | null;
  /** The seat that the hand-over screen waits for. */
  next: number | null;
}

/** Who looks at a position from now on; `own`: seats of this browser, `secret`: it holds something for one pair of eyes only. */
export function eyes(now: Position, viewer: number | null, own: number[], secret: boolean): Eyes {
  const apart = secret && own.length > 1;
  const { status } = now;
  const actor = typeof now.actor === "number" && own.includes(now.actor) ? now.actor : (now.asked.find((seat) => own.includes(seat)) ?? now.actor);
  if (typeof actor === "number" && own.includes(actor)) return apart && actor !== viewer ? { viewer: null, next: actor } : { viewer: actor, next: null };
  // the next person may look at the screen now; one's own chance outcomes may be seen
  if (apart && actor !== "chance" && status === "running") return { viewer: null, next: null };
  return { viewer: viewer ?? (apart ? null : (own[0] ?? null)), next: null };
}
