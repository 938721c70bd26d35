import { expect, test } from "vitest";
import type { Position } from "../src/lib/types";
import { eyes } from "../src/shell/eyes";

const at = (actor: Position["actor"], status: Position["status"] = "running", asked: number[] = []): Position => ({ actor, status, asked }) as Position;

test("one person alone always sees what is theirs", () => {
  expect(eyes(at(0), null, [0], true)).toEqual({ viewer: 0, next: null });
  expect(eyes(at(1), 0, [0], true)).toEqual({ viewer: 0, next: null });
});

test("between two people who hide something stands the hand-over screen", () => {
  expect(eyes(at(1), 0, [0, 1], true)).toEqual({ viewer: null, next: 1 });
  expect(eyes(at(0), 0, [0, 1], true)).toEqual({ viewer: 0, next: null });
  expect(eyes(at(2), 0, [0, 1], true)).toEqual({ viewer: null, next: null }); // a computer player is to act
  expect(eyes(at("chance"), 0, [0, 1], true)).toEqual({ viewer: 0, next: null }); // one's own draw
});

test("where nothing is hidden, whoever acts sees at once", () => {
  expect(eyes(at(1), 0, [0, 1], false)).toEqual({ viewer: 1, next: null });
});

test("whoever is asked here before their turn need not wait for somebody elsewhere", () => {
  expect(eyes(at(0, "running", [0, 1, 2]), null, [1, 2], true)).toEqual({ viewer: null, next: 1 });
  expect(eyes(at(0, "running", [0, 2]), 1, [1, 2], true)).toEqual({ viewer: null, next: 2 });
  expect(eyes(at(0, "running", [0]), 1, [1, 2], true)).toEqual({ viewer: null, next: null });
});
