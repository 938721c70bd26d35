/** Drag and pinch with fingers or mouse, + and − by keyboard; a gesture that moved is no click. */
import type { Attachment } from "svelte/attachments";
import type { MapWindow } from "./window.svelte";

const SLOP = 6;

export function drag(view: MapWindow): Attachment<HTMLElement> {
  return (node) => {
    const held = new Map<number, { x: number; y: number }>();
    let moved = 0;
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
      if (!held.size) moved = 0;
      held.set(e.pointerId, at(e));
    };
    const move = (e: PointerEvent): void => {
      const from = held.get(e.pointerId);
      if (!from) return;
      const before = spread();
      const to = at(e);
      held.set(e.pointerId, to);
      moved += Math.hypot(to.x - from.x, to.y - from.y);
      if (moved < SLOP) return;
      view.dragging = true;
      if (held.size === 1) view.move(view.left + to.x - from.x, view.top + to.y - from.y);
      else {
        const after = spread();
        view.zoomTo((view.zoom * after.d) / before.d, after.x, after.y);
        view.move(view.left + after.x - before.x, view.top + after.y - before.y);
      }
    };
    const up = (e: PointerEvent): void => {
      held.delete(e.pointerId);
      if (!held.size) view.dragging = false;
    };
    const click = (e: MouseEvent): void => {
      if (moved < SLOP) return;
      moved = 0;
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
      const steps = { "+": 1, "=": 1, "-": -1 }[e.key];
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
