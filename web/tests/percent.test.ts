import { expect, test } from "vitest";
import { percents } from "../src/lib/percent";

test("percentages of any shares add up to 100 and are less than one off", () => {
  for (const shares of [
    [1, 1, 1],
    [0.34, 0.33, 0.33],
    [5, 0, 0],
    [1, 2, 3, 4, 5],
    [0.005, 0.005, 0.99],
    [7, 7, 7, 7, 7, 7],
  ]) {
    const sum = shares.reduce((a, b) => a + b, 0);
    const found = percents(shares);
    expect(found.reduce((a, b) => a + b, 0)).toBe(100);
    found.forEach((n, i) => expect(Math.abs(n - (100 * shares[i]!) / sum)).toBeLessThan(1));
  }
});

test("the largest remainder is rounded up; of nothing there is nothing", () => {
  expect(percents([1, 1, 1])).toEqual([34, 33, 33]);
  expect(percents([0.1, 0.6, 0.3].map((n) => n * 3.7))).toEqual([10, 60, 30]);
  expect(percents([0, 0])).toEqual([0, 0]);
});
