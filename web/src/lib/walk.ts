/** Walking over the places of a board by keyboard: elements with data-place, in any order; the legal ones have data-action, or data-part if they are only a part of an action. */
import { meaning } from "./keys";
import type { Play } from "./plugin";

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

type Place = HTMLElement | SVGElement;

/** Which places a key means (a small letter); null: none. */
export type Jump = (key: string) => ((place: string) => boolean) | null;

const centre = (place: Place): { x: number; y: number } => {
  const r = place.getBoundingClientRect();
  return { x: r.x + r.width / 2, y: r.y + r.height / 2 };
};

/** All places of a board, or only those that are legal. */
const places = (board: HTMLElement, legal: boolean): Place[] => [
  ...board.querySelectorAll<Place>(legal ? "[data-place]:is([data-action], [data-part])" : "[data-place]"),
];

/** What a key does on a board: it leads to another place. Enter on the place of `drafted`, the action that completes the draft, ends the turn. */
export function walkBoard(play: Play, board: HTMLElement, e: KeyboardEvent, jump: Jump, drafted: string | null = null): void {
  const on = document.activeElement?.closest<Place>("[data-place]") ?? null;
  const ends = e.key === "Enter" && drafted !== null && (e.target as Place).dataset.action === drafted;
  const to = ends ? null : next(board, on, e, jump);
  if (!ends && !to) return;
  e.preventDefault();
  e.stopPropagation();
  if (to) to.focus();
  else play.commit();
}

/** The place that a key leads to from the focused one; null: the key means nothing here. */
function next(board: HTMLElement, from: Element | null, e: KeyboardEvent, jump: Jump): Place | null {
  if (e.ctrlKey || e.metaKey || e.altKey) return null;
  const legal = places(board, true);
  const all = places(board, false);
  const open = legal.length && !e.shiftKey ? legal : all;
  const arrow = ARROWS[e.key];
  if (arrow) return nearest(from, open, arrow);
  const rank = (p: Place): string => p.dataset.action ?? p.dataset.place ?? "";
  const listed = [...legal].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  const at = listed.findIndex((p) => p === from);
  if (e.key === "PageDown") return listed[(at + 1) % listed.length] ?? null;
  if (e.key === "PageUp") return listed[(Math.max(at, 0) + listed.length - 1) % listed.length] ?? null;
  if (e.key === "Home") return listed[0] ?? null;
  if (e.key === "End") return listed.at(-1) ?? null;
  const meant = jump(meaning(e));
  return meant ? after(from, open, all, meant) : null;
}

/** The nearest place in a direction: what lies straight ahead counts more than what lies aside. */
function nearest(from: Element | null, list: Place[], [dx, dy]: [number, number]): Place | null {
  const here = list.find((p) => p === from) ?? (from as Place | null);
  if (!here) return list[0] ?? null;
  const a = centre(here);
  let best: { place: Place; cost: number } | null = null;
  for (const place of list.filter((p) => p !== from)) {
    const b = centre(place);
    const ahead = (b.x - a.x) * dx + (b.y - a.y) * dy;
    const aside = Math.abs((b.x - a.x) * dy) + Math.abs((b.y - a.y) * dx);
    if (ahead < 4 || aside > ahead * 3) continue;
    const cost = ahead + 2 * aside;
    if (!best || cost < best.cost) best = { place, cost };
  }
  return best?.place ?? null;
}

/** The next of the meant places after the focused one, legal ones first. */
function after(from: Element | null, open: Place[], all: Place[], meant: (place: string) => boolean): Place | null {
  const belongs = (p: Place): boolean => meant(p.dataset.place ?? "");
  const list = open.some(belongs) ? open.filter(belongs) : all.filter(belongs);
  const at = list.findIndex((p) => p === from);
  return list[(at + 1) % list.length] ?? null;
}
