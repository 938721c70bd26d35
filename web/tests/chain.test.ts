import { expect, test } from "vitest";
import { links } from "../src/lib/chain";

test("equal actions in a row are counted, and only in a row", () => {
  expect(links(["pay a", "pay a", "pay b", "pay a"])).toEqual([
    { action: "pay a", times: 2 },
    { action: "pay b", times: 1 },
    { action: "pay a", times: 1 },
  ]);
});

test("what says nothing is left out, but not if nothing else is said", () => {
  expect(links(["done", "mint", "done"], ["done"])).toEqual([{ action: "mint", times: 1 }]);
  expect(links(["done", "done"], ["done"])).toEqual([{ action: "done", times: 2 }]);
  expect(links([])).toEqual([]);
});
