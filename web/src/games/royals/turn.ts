/** What was drawn in the running turn, from the log: it cannot be taken back. */
import { verb } from "./plan";
import type { Message } from "../../lib/plugin";
import type { LogLine } from "../../lib/types";
import type { Counts, RoyalsPlay } from "./types";

/** Lines of the running turn of the seat to act: since the last card was turned up or another seat acted. */
function running(play: RoyalsPlay): LogLine[] {
  const seat = play.committed.actor;
  if (typeof seat !== "number") return [];
  const { lines } = play;
  const before = lines.findLastIndex((l) => (l.seat === "chance" ? /^(reveal|starter)/.test(l.action ?? "") : l.seat !== seat));
  return lines.slice(before + 1);
}

/** Cards that came into the hand in this turn, the draft included. */
export function fresh(play: RoyalsPlay): Counts {
  const seat = play.position.viewer;
  if (seat === null || play.committed.actor !== seat) return {};
  const found: Counts = {};
  for (const action of [...running(play).map((l) => l.action ?? ""), ...play.draft]) {
    const card = action.split(" ").slice(1).join(" ");
    if (verb(action) === "drawn" || (verb(action) === "draw" && card !== "deck" && card !== "intrigue")) found[card] = (found[card] ?? 0) + 1;
  }
  return found;
}

/** Whoever has just drawn blind from the deck draws on by the button alone, as long as nothing else is chosen. */
export function blindAgain(play: RoyalsPlay): boolean {
  const { node, legal } = play.committed;
  return (
    node === "draw" &&
    !play.draft.length &&
    (legal?.includes("draw deck") ?? false) &&
    running(play).findLast((l) => verb(l.action ?? "") === "draw")?.action === "draw deck"
  );
}

/** Draws that are committed, since the last of them was blind. */
export function locked(play: RoyalsPlay): { message: Message; why: Message }[] {
  if (play.committed.actor !== play.committed.viewer) return [];
  const n = running(play).filter((l) => verb(l.action ?? "") === "draw").length;
  return n ? [{ message: { id: "royals-page-drew", args: { n } }, why: { id: "royals-page-drew-why" } }] : [];
}
