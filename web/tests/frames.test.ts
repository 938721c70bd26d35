import { expect, test } from "vitest";
import { FRAMES, withFrames } from "../src/lib/frames";
import { ink } from "../src/lib/ink";

test("frames are written out, whatever else stands in the condition", () => {
  expect(withFrames("@media (--small) and (hover) { a { b: c } }")).toBe(`@media ${FRAMES.small} and (hover) { a { b: c } }`);
  expect(withFrames("a { color: var(--small) }")).not.toContain("max-width"); // a colour of this name is none
});

test("ink is dark on light colours and light on dark ones", () => {
  expect(["#ffffff", "#F0E442", "#6AAEE0"].map(ink)).toEqual(Array(3).fill("var(--key)"));
  expect(["#000000", "#0072B2", "#7A4A9E"].map(ink)).toEqual(Array(3).fill("var(--paper-pure)"));
});
