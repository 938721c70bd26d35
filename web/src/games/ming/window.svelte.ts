/** The part of the map that is shown: zoom and place of the sheet inside its window, in pixels. */
import type { Point } from "./types";

/** What must always be on the sheet, in map units: the land with a margin of water and the two mounts. */
export const LAND = { x: -10, y: -30, width: 1014, height: 764 };
const LARGEST = 3;
/** Below this many pixels per map unit the map is shown in part and can be dragged. */
const READABLE = 0.56;
const COMFORTABLE = 0.7;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class MapWindow {
  width = $state(0);
  height = $state(0);
  zoom = $state(1);
  left = $state(0);
  top = $state(0);
  /** A finger or the mouse is dragging. */
  dragging = $state(false);

  /** The sheet in map units: the land, widened to the shape of the window. */
  readonly box = $derived.by<Box>(() => {
    const shape = this.width && this.height ? this.width / this.height : 1.3;
    const width = Math.max(LAND.width, LAND.height * shape);
    const height = Math.max(LAND.height, LAND.width / shape);
    return { x: LAND.x - (width - LAND.width) / 2, y: LAND.y - (height - LAND.height) / 2, width, height };
  });
  /** Pixels per map unit, whole map and zoomed. */
  readonly whole = $derived(this.width ? this.width / this.box.width : 0.8);
  readonly scale = $derived(this.whole * this.zoom);
  readonly small = $derived(this.whole < READABLE);
  /** Figures and letters grow against a small map. */
  readonly figure = $derived(Math.min(1.36, Math.max(1, 0.84 / this.scale)));

  /** Show the whole map where that is readable, else the part around these points. */
  show(points: Point[]): void {
    this.zoom = this.small ? COMFORTABLE / this.whole : 1;
    if (!this.small || !points.length) return this.move(0, 0);
    const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
    this.centre([(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]);
  }

  centre(p: Point): void {
    this.move(this.width / 2 - (p[0] - this.box.x) * this.scale, this.height / 2 - (p[1] - this.box.y) * this.scale);
  }

  /** Bring a point into the window if it is outside or near its edge. */
  reveal(p: Point): void {
    const [x, y] = [this.left + (p[0] - this.box.x) * this.scale, this.top + (p[1] - this.box.y) * this.scale];
    if (x < 40 || y < 40 || x > this.width - 40 || y > this.height - 40) this.centre(p);
  }

  move(left: number, top: number): void {
    this.left = this.held(left, this.width, LAND.x - this.box.x, LAND.width);
    this.top = this.held(top, this.height, LAND.y - this.box.y, LAND.height);
  }

  /** Keep the land in the window: no open water beyond its margin, if the land fills the window. */
  private held(place: number, size: number, margin: number, length: number): number {
    const [before, land] = [margin * this.scale, length * this.scale];
    if (land <= size) return (size - land) / 2 - before;
    return Math.min(-before, Math.max(size - before - land, place));
  }

  /** Zoom about a point of the window, in pixels. */
  zoomTo(zoom: number, x: number, y: number): void {
    const next = Math.min(Math.max(LARGEST, COMFORTABLE / this.whole), Math.max(1, zoom));
    const factor = next / this.zoom;
    this.zoom = next;
    this.move(x - (x - this.left) * factor, y - (y - this.top) * factor);
  }

  /** The shown part in map units, for the small map. */
  readonly frame = $derived<Box>({
    x: this.box.x - this.left / this.scale,
    y: this.box.y - this.top / this.scale,
    width: this.width / this.scale,
    height: this.height / this.scale,
  });
}
