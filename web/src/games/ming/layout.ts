/** Places for the cost tags on the map: inside their district, off the pieces and off each other. */
import { points } from "./atlas";
import type { DistrictData, Point } from "./types";

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Tag {
  district: DistrictData;
  width: number;
  height: number;
}

const STEPS = [-70, -56, -42, -28, -14, 0, 14, 28, 42, 56, 70];
/** What one unit of covered area costs, by what is covered; what a corner outside the district costs; and a unit of distance. */
const ON_TAG = 6;
const ON_PIECE = 1;
const OUTSIDE = 160;
const FAR = 1.5;

export const around = ([x, y]: Point, width: number, height: number): Rect => ({ x: x - width / 2, y: y - height / 2, width, height });

const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Whether a point lies in a closed ring (even-odd). */
export function inside([x, y]: Point, ring: Point[]): boolean {
  let odd = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i] as Point;
    const [bx, by] = ring[j] as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

/** Centre of each tag, by district id; `taken` are the pieces that should stay visible. */
export function place(tags: Tag[], taken: Rect[]): Map<string, Point> {
  const centres = new Map<string, Point>();
  const placed: Rect[] = [];
  for (const tag of tags) {
    const ring = points(tag.district.outline);
    let best: { at: Point; cost: number } = { at: tag.district.prince, cost: Infinity };
    for (const anchor of [tag.district.prince, tag.district.open])
      for (const dx of STEPS)
        for (const dy of STEPS) {
          const at: Point = [anchor[0] + dx, anchor[1] + dy];
          const cost = price(at, anchor === tag.district.prince ? 0 : 20, tag, ring, taken, placed) + FAR * Math.hypot(dx, dy);
          if (cost < best.cost) best = { at, cost };
        }
    centres.set(tag.district.id, best.at);
    placed.push(around(best.at, tag.width, tag.height));
  }
  return centres;
}

function price(at: Point, start: number, tag: Tag, ring: Point[], taken: Rect[], placed: Rect[]): number {
  const rect = around(at, tag.width, tag.height);
  const corners: Point[] = [at, [rect.x, rect.y], [rect.x + rect.width, rect.y], [rect.x, rect.y + rect.height], [rect.x + rect.width, rect.y + rect.height]];
  let cost = start + OUTSIDE * corners.filter((c) => !inside(c, ring)).length;
  for (const t of taken) cost += ON_PIECE * shared(rect, t);
  for (const t of placed) cost += ON_TAG * shared(rect, t);
  return cost;
}
