/** Walking over the targets of a board by keyboard. */

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

interface Spot {
  element: HTMLElement | SVGElement;
  x: number;
  y: number;
}

const spot = (element: HTMLElement | SVGElement): Spot => {
  const r = element.getBoundingClientRect();
  return { element, x: r.x + r.width / 2, y: r.y + r.height / 2 };
};

/** All places of a board, or only those that are legal. */
const places = (board: HTMLElement, legal: boolean): (HTMLElement | SVGElement)[] => [...board.querySelectorAll<HTMLElement | SVGElement>(legal ? '[data-place]:not([aria-disabled="true"])' : "[data-place]")];

/** The place that a key leads to from the focused one; null: the key means nothing here. */
export function next(board: HTMLElement, from: Element | null, e: KeyboardEvent, letterOf: (key: string) => string | null): HTMLElement | SVGElement | null {
  if (e.ctrlKey || e.metaKey || e.altKey) return null;
  const legal = places(board, true);
  const all = places(board, false);
  const open = legal.length && !e.shiftKey ? legal : all;
  const arrow = ARROWS[e.key];
  if (arrow) return nearest(from, open, arrow);
  const rank = (p: HTMLElement | SVGElement): string => p.dataset.action ?? p.dataset.place ?? "";
  const listed = [...legal].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  const at = listed.findIndex((p) => p === from);
  if (e.key === "PageDown") return listed[(at + 1) % listed.length] ?? null;
  if (e.key === "PageUp") return listed[(Math.max(at, 0) + listed.length - 1) % listed.length] ?? null;
  if (e.key === "Home") return listed[0] ?? null;
  if (e.key === "End") return listed.at(-1) ?? null;
  const province = letterOf(e.key);
  return province ? inProvince(from, open, all, province) : null;
}

/** The nearest place in a direction: what lies straight ahead counts more than what lies aside. */
function nearest(from: Element | null, list: (HTMLElement | SVGElement)[], [dx, dy]: [number, number]): HTMLElement | SVGElement | null {
  const here = list.find((p) => p === from) ?? (from as HTMLElement | null);
  if (!here) return list[0] ?? null;
  const a = spot(here);
  let best: { element: HTMLElement | SVGElement; cost: number } | null = null;
  for (const b of list.filter((p) => p !== from).map(spot)) {
    const ahead = (b.x - a.x) * dx + (b.y - a.y) * dy;
    const aside = Math.abs((b.x - a.x) * dy) + Math.abs((b.y - a.y) * dx);
    if (ahead < 4 || aside > ahead * 3) continue;
    const cost = ahead + 2 * aside;
    if (!best || cost < best.cost) best = { element: b.element, cost };
  }
  return best?.element ?? null;
}

/** The next place of a province after the focused one, legal ones first. */
function inProvince(from: Element | null, open: (HTMLElement | SVGElement)[], all: (HTMLElement | SVGElement)[], province: string): HTMLElement | SVGElement | null {
  const belongs = (p: HTMLElement | SVGElement): boolean => new RegExp(` ${province}\\d*$`).test(p.dataset.place ?? "");
  const list = open.some(belongs) ? open.filter(belongs) : all.filter(belongs);
  const at = list.findIndex((p) => p === from);
  return list[(at + 1) % list.length] ?? null;
}
