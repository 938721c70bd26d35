/** The part of a map that is shown: zoom and place of the sheet inside its window, in pixels. */
export type Point = [x: number, y: number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The middle of what the points span. */
function middle(points: Point[]): Point {
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

const LARGEST = 3;
const STEP = 1.4;
/** What lies nearer to the edge of the window than this, in pixels, is not seen. */
const INSIDE = 12;
/** Below this many pixels per map unit the map is shown in part and can be dragged. */
const READABLE = 0.56;

export class MapWindow {
  width = $state(0);
  height = $state(0);
  zoom = $state(1);
  left = $state(0);
  top = $state(0);
  /** A finger or the mouse is dragging. */
  dragging = $state(false);
  /** The reader has chosen the zoom: it stays. */
  #own = false;

  /** `land`: what must always be on the sheet, in map units. `comfortable`: pixels per map unit of a map that is shown in part. */
  constructor(
    readonly land: Box,
    readonly comfortable = 0.7,
  ) {}

  /** The sheet in map units: the land, widened to the shape of the window. */
  readonly box = $derived.by<Box>(() => {
    const { land } = this;
    const shape = this.width && this.height ? this.width / this.height : 1.3;
    const width = Math.max(land.width, land.height * shape);
    const height = Math.max(land.height, land.width / shape);
    return { x: land.x - (width - land.width) / 2, y: land.y - (height - land.height) / 2, width, height };
  });
  /** Pixels per map unit, whole map and zoomed. */
  readonly whole = $derived(this.width ? this.width / this.box.width : 0.8);
  readonly scale = $derived(this.whole * this.zoom);
  readonly small = $derived(this.whole < READABLE);
  /** Figures and letters grow against a small map. */
  readonly figure = $derived(Math.min(1.36, Math.max(1, 0.84 / this.scale)));

  /** Show the whole map where that is readable, else the part around these points; a zoom that was chosen stays, if they are in the window. */
  show(points: Point[]): void {
    if (this.#own) return points.length ? this.reveal(middle(points)) : this.move(this.left, this.top);
    this.zoom = this.small ? this.comfortable / this.whole : 1;
    if (!this.small || !points.length) return this.move(0, 0);
    this.centre(middle(points));
  }

  /** Where a point of the map lies in the window, in pixels. */
  place(p: Point): Point {
    return [this.left + (p[0] - this.box.x) * this.scale, this.top + (p[1] - this.box.y) * this.scale];
  }

  /** Whether a point of the map is in the window, and not at its very edge. */
  sees(p: Point): boolean {
    const [x, y] = this.place(p);
    return x >= INSIDE && y >= INSIDE && x <= this.width - INSIDE && y <= this.height - INSIDE;
  }

  centre(p: Point): void {
    this.move(this.width / 2 - (p[0] - this.box.x) * this.scale, this.height / 2 - (p[1] - this.box.y) * this.scale);
  }

  /** Bring a point into the window if it is outside or near its edge. */
  reveal(p: Point): void {
    this.move(this.left, this.top); // the window may be another one by now
    const [x, y] = [this.left + (p[0] - this.box.x) * this.scale, this.top + (p[1] - this.box.y) * this.scale];
    if (x < 40 || y < 40 || x > this.width - 40 || y > this.height - 40) this.centre(p);
  }

  move(left: number, top: number): void {
    this.left = this.held(left, this.width, this.land.x - this.box.x, this.land.width);
    this.top = this.held(top, this.height, this.land.y - this.box.y, this.land.height);
  }

  /** Keep the land in the window: no open water beyond its margin, if the land fills the window. */
  private held(place: number, size: number, margin: number, length: number): number {
    const [before, land] = [margin * this.scale, length * this.scale];
    if (land <= size) return (size - land) / 2 - before;
    return Math.min(-before, Math.max(size - before - land, place));
  }

  /** The largest zoom. */
  get most(): number {
    return Math.max(LARGEST, this.comfortable / this.whole);
  }

  /** Zoom in (1) or out (-1) by a step, about the middle. */
  enlarge(steps: number): void {
    this.zoomTo(this.zoom * STEP ** steps, this.width / 2, this.height / 2);
  }

  /** Zoom about a point of the window, in pixels. */
  zoomTo(zoom: number, x: number, y: number): void {
    const next = Math.min(this.most, Math.max(1, zoom));
    const factor = next / this.zoom;
    this.zoom = next;
    this.#own = next > 1;
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
