import { expect, test } from "vitest";
import { firstDifference, outcome, seedFits } from "../src/shell/seed";

const HASH = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"; // of "abc", FIPS 180-2
/** The numbers of nodes 0 and 12 for the seed "royal table" stand in core/chance.py: 12759672483967686212 and 432318562605644145. */
const SEED = "royal table";
const FIRST = 12759672483967686212n;

const weights = (total: number): [string, number][] => Array.from({ length: total }, (_, i) => [`o${i}`, 1]);

test("a seed fits the hash that was shown, and no other", () => {
  expect(seedFits({ hash: HASH, value: "abc" })).toBe(true);
  expect(seedFits({ hash: HASH, value: "abd" })).toBe(false);
  expect(seedFits({ hash: HASH, value: null })).toBeNull();
});

test("a draw is the one that the server makes", () => {
  for (const total of [2, 7, 40]) expect(outcome(SEED, { n: 0, outcome: "", weights: weights(total) })).toBe(`o${FIRST % BigInt(total)}`);
  expect(
    outcome(SEED, {
      n: 12,
      outcome: "",
      weights: [
        ["a", 100],
        ["b", 46],
      ],
    }),
  ).toBe("b");
  expect(outcome(SEED, { n: 0, outcome: "", weights: [] })).toBeNull();
});

test("the first draw that was arranged is found", () => {
  const draws = [0, 12, 13].map((n) => ({ n, outcome: "", weights: weights(5) })).map((draw) => ({ ...draw, outcome: outcome(SEED, draw)! }));
  expect(firstDifference(SEED, draws)).toBeNull();
  const arranged = draws.map((draw, i) => (i === 1 ? { ...draw, outcome: draw.outcome === "o0" ? "o1" : "o0" } : draw));
  expect(firstDifference(SEED, arranged)?.n).toBe(12);
});
