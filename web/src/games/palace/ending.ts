/** How near the end is (RP-11.1). */
import type { Message } from "../../lib/plugin";
import type { PalacePlay } from "./types";
import { subject } from "./words";

/** A warning when the last round runs, is certain, or can begin with the start player's next turn; null: it is far. */
export function ending(play: PalacePlay): Message | null {
  const { view, players, status, actor } = play.position;
  const { starter, nobles_left, nobles_end, quiet, quiet_end } = view;
  if (status === "over" || starter === null || view.round_no === 0) return null;
  if (view.last_round) return { id: "palace-page-end-now" };
  const seat = view.seat ?? (typeof actor === "number" ? actor : starter);
  const before = Array.from({ length: ((starter - seat + players - 1) % players) + 1 }, (_, i) => (seat + i) % players);
  const within = before.reduce((sum, p) => sum + (view.rooms.office?.servants[p] ?? 0), 0);
  if (nobles_left <= nobles_end) return { id: "palace-page-end-next", args: subject(play, starter) };
  if (nobles_left - within <= nobles_end) return { id: "palace-page-end-can", args: { ...subject(play, starter), n: nobles_left - nobles_end } };
  return quiet >= quiet_end - 3 ? { id: "palace-page-end-quiet", args: { n: quiet, end: quiet_end } } : null;
}
