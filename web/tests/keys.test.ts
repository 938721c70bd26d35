import { expect, test } from "vitest";
import { digit, meaning } from "../src/lib/keys";

const key = (key: string, code = "", more: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ key, code, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, target: null, ...more }) as KeyboardEvent;

test.each([
  ["q", "KeyQ", "q"],
  ["Q", "KeyQ", "q"], // Caps Lock
  ["a", "KeyQ", "a"], // AZERTY: the letter on the key counts
  ["й", "KeyQ", "q"], // Cyrillic: the place of the key
  ["ｑ", "KeyQ", "q"], // full width
  ["Process", "KeyZ", "z"], // an input method at work
  ["Dead", "KeyE", "e"],
  ["à", "Digit0", "0"],
  [".", "Slash", "."],
  ["Enter", "Enter", "Enter"],
  ["ArrowLeft", "ArrowLeft", "ArrowLeft"],
])("%s on %s means %s", (sign, code, meant) => {
  expect(meaning(key(sign, code))).toBe(meant);
});

test("figures of either row, with and without the layout's shift, but not with Ctrl", () => {
  expect(digit(key("3", "Digit3"))).toBe(3);
  expect(digit(key("3", "Numpad3"))).toBe(3);
  expect(digit(key('"', "Digit3"))).toBe(3); // AZERTY has the figures above
  expect(digit(key("#", "Digit3", { shiftKey: true }))).toBeNull();
  expect(digit(key("=", "Digit0"))).toBeNull();
  expect(digit(key("3", "Digit3", { ctrlKey: true }))).toBeNull();
  expect(digit(key("x", "KeyX"))).toBeNull();
});
