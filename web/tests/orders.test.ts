import { expect, test } from "vitest";
import type { GamePage } from "../src/lib/plugin";
import type { GameDetail } from "../src/lib/types";
import { orders } from "../src/shell/orders";

const detail = { patterns: { pass: "pass", take: "take <card>", way: "way <card> <room>" }, kinds: { card: ["a", "b"], room: ["x", "y"] } };

test("patterns are filled with every word of their blanks", () => {
  const page = { orders: ["pass", "take", "way"] };
  expect(orders(page as GamePage, detail as unknown as GameDetail)).toEqual(["pass", "take a", "take b", "way a x", "way a y", "way b x", "way b y"]);
});

test("a game that names none offers none", () => {
  expect(orders({} as GamePage, detail as unknown as GameDetail)).toEqual([]);
});
