/** Walking over the places of a board by keyboard: elements with data-place, the legal ones with data-action, both in any order. */

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

type Place = HTMLElement | SVGElement;

const centre = (place: Place): { x: number; y: number } => {
  const r = place.getBoundingClientRect();
  return { x: r.x + r.width / 2, y: r.y + r.height / 2 };
};

/** All places of a board, or only those that are legal. */
const places = (board: HTMLElement, legal: boolean): Place[] => [...board.querySelectorAll<Place>(legal ? "[data-place][data-action]" : "[data-place]")];

/** The place that a key leads to from the focused one; null: the key means nothing here. `jump`: which places a letter means. */
export function next(board: HTMLElement, from: Element | null, e: KeyboardEvent, jump: (key: string) => ((place: string) => boolean) | null): Place | null {
  if (e.ctrlKey || e.metaKey || e.altKey) return null;
  const legal = places(board, true);
  const all = places(board, false);
  const open = legal.length && !e.shiftKey ? legal : all;
  const arrow = ARROWS[e.key];
  if (arrow) return nearest(from, open, arrow);
  const listed = [...legal].sort((a, b) => ((a.dataset.action ?? "") < (b.dataset.action ?? "") ? -1 : 1));
  const at = listed.findIndex((p) => p === from);
  if (e.key === "PageDown") return listed[(at + 1) % listed.length] ?? null;
  if (e.key === "PageUp") return listed[(Math.max(at, 0) + listed.length - 1) % listed.length] ?? null;
  if (e.key === "Home") return listed[0] ?? null;
  if (e.key === "End") return listed.at(-1) ?? null;
  const meant = jump(e.key);
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
