import { expect, test } from "vitest";
import type { LogLine } from "../src/lib/types";
import { actsOf, telling, tells, turnsOf } from "../src/shell/acts";

/** Lines from "seat action"; c: chance, and the page of a game like Royals. */
const lines = (...texts: string[]): LogLine[] =>
  texts.map((one, n) => {
    const [seat, ...words] = one.split(" ");
    return { n, seat: seat === "c" ? "chance" : Number(seat), action: words.join(" "), rows: [], time: "" };
  });
const page = { silent: ["done"], within: ["wild", "pay"], joins: { wild: ["install"], pay: ["wild", "pay"], drawn: ["draw"] }, turnEnds: ["end"] };

test("a payment is one act with its installation", () => {
  const acts = actsOf(page, lines("0 install a", "0 wild 1", "0 pay x", "0 pay y", "0 install b", "0 wild 0"));
  expect(acts.map(({ from, to }) => [from, to])).toEqual([
    [0, 4],
    [4, 6],
  ]);
  expect(telling(page, acts[0]!).map((line) => line.action)).toEqual(["install a"]);
});

test("what chance does belongs to the act it joins and to the turn it falls into", () => {
  const turns = turnsOf(page, lines("c starter 0", "c reveal a", "0 draw deck", "c drawn a", "0 end", "1 draw deck"));
  expect(turns.map(({ seat, from, to }) => [seat, from, to])).toEqual([
    ["chance", 0, 2],
    [0, 2, 5],
    [1, 5, 6],
  ]);
  expect(turns[1]!.acts.map(({ from, to }) => [from, to])).toEqual([
    [2, 4],
    [4, 5],
  ]);
});

test("the same seat begins a new turn after it has ended one, and only then", () => {
  expect(turnsOf(page, lines("0 draw", "0 end", "0 draw")).map(({ from, to }) => [from, to])).toEqual([
    [0, 2],
    [2, 3],
  ]);
  expect(turnsOf(page, lines("0 draw", "0 draw")).map(({ from, to }) => [from, to])).toEqual([[0, 2]]);
});

test("an act that says nothing is told only if something followed from it", () => {
  const [act] = actsOf(page, lines("0 done"));
  expect(tells(page, act!)).toBe(false);
  act!.lines[0]!.rows.push(["RP-3.7", 0, 0, ""]);
  expect(tells(page, act!)).toBe(true);
});
