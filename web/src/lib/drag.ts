/** Drag and pinch with fingers or mouse, + and − by keyboard; a gesture that moved is no click. */
import type { Attachment } from "svelte/attachments";
import { meaning } from "./keys";
import type { MapWindow } from "./window.svelte";

/** Pixels from where a gesture began within which it is none. */
const SLOP: Record<string, number> = { mouse: 6, pen: 8, touch: 12 };

export function drag(view: MapWindow): Attachment<HTMLElement> {
  return (node) => {
    const held = new Map<number, { x: number; y: number }>();
    let from = { x: 0, y: 0 };
    let moved = false;
    const at = (e: PointerEvent | WheelEvent): { x: number; y: number } => {
      const r = node.getBoundingClientRect();
      return { x: e.clientX - r.left, y: e.clientY - r.top };
    };
    const spread = (): { x: number; y: number; d: number } => {
      const [a, b] = [...held.values()];
      if (!a || !b) return { x: 0, y: 0, d: 1 };
      return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, d: Math.hypot(a.x - b.x, a.y - b.y) || 1 };
    };
    const down = (e: PointerEvent): void => {
      if (e.button !== 0) return;
      if (!held.size) {
        from = at(e);
        moved = false;
      }
      held.set(e.pointerId, at(e));
    };
    const up = (e: PointerEvent): void => {
      held.delete(e.pointerId);
      if (!held.size) view.dragging = false;
    };
    const move = (e: PointerEvent): void => {
      if (e.pointerType === "mouse" && !e.buttons) return up(e); // let go outside the window
      const last = held.get(e.pointerId);
      if (!last || (held.size === 1 && view.zoom <= 1)) return; // the whole map stays where it is
      const before = spread();
      const to = at(e);
      moved ||= held.size > 1 || Math.hypot(to.x - from.x, to.y - from.y) >= (SLOP[e.pointerType] ?? 6);
      if (!moved) return;
      held.set(e.pointerId, to);
      view.dragging = true;
      if (held.size === 1) view.move(view.left + to.x - last.x, view.top + to.y - last.y);
      else {
        const after = spread();
        view.zoomTo((view.zoom * after.d) / before.d, after.x, after.y);
        view.move(view.left + after.x - before.x, view.top + after.y - before.y);
      }
    };
    const click = (e: MouseEvent): void => {
      if (!moved) return;
      moved = false;
      e.stopPropagation();
      e.preventDefault();
    };
    const wheel = (e: WheelEvent): void => {
      if (!e.ctrlKey) return;
      e.preventDefault();
      const p = at(e);
      view.zoomTo(view.zoom * Math.exp(-e.deltaY / 300), p.x, p.y);
    };
    const key = (e: KeyboardEvent): void => {
      const steps = { "+": 1, "=": 1, "-": -1 }[meaning(e)];
      if (!steps || e.ctrlKey || e.metaKey || e.altKey) return;
      e.preventDefault();
      view.enlarge(steps);
    };
    const listen = new AbortController();
    const { signal } = listen;
    node.addEventListener("pointerdown", down, { signal });
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", up, { signal });
    window.addEventListener("pointercancel", up, { signal });
    node.addEventListener("click", click, { signal, capture: true });
    node.addEventListener("keydown", key, { signal });
    node.addEventListener("wheel", wheel, { signal, passive: false });
    return () => listen.abort();
  };
}
