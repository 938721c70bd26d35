import { expect, test } from "vitest";
import type { LedgerRow, Position } from "../src/lib/types";
import { bySource, pointsOf } from "../src/shell/points";

const SOURCES = [
  { rules: ["MD-4.2"], title: { id: "cities" } },
  { rules: ["MD-4.1", "MD-5"], title: { id: "tiles" } },
];

test("points are added up by source and seat; what stands below a rule belongs to it, what only begins like it does not", () => {
  const ledger: LedgerRow[] = [
    ["MD-4.2.5", 0, 4, "blue"],
    ["MD-4.2", 1, 2, ""],
    ["MD-4.20", 0, 1, ""],
    ["MD-5.1", 1, 3, ""],
    ["MD-4.1.3", 1, 0, ""],
    ["MD-4.2.1", -1, 9, ""],
  ];
  expect(bySource(ledger, SOURCES, 2)).toEqual([
    { source: 0, points: [4, 2] },
    { source: 1, points: [0, 3] },
    { source: -1, points: [1, 0] },
  ]);
});

test("points of a position: of the result, of the view, unknown ones as null", () => {
  const position = (view: unknown, result: unknown = null): Position => ({ view, result }) as Position;
  expect(pointsOf(position({}, { scores: [3, 1] }))).toEqual([3, 1]);
  expect(pointsOf(position({ points: [1, 2] }))).toEqual([1, 2]);
  expect(pointsOf(position({ seats: [{ points: 1 }, { points: null }] }))).toEqual([1, null]);
  expect(pointsOf(position({ seats: [{}, {}] }))).toBeNull();
});
