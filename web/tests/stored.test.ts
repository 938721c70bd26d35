import { afterEach, expect, test, vi } from "vitest";
import { all, either, flag, list, named, oneOf, read, some, text, whole, write } from "../src/lib/stored";

afterEach(() => vi.unstubAllGlobals());

const RUBBISH = [undefined, null, 0, -1, 1.5, NaN, "", "x", [], {}, [[]], true, { length: 1 }, "__proto__"];

test("checks let through what fits and nothing else", () => {
  expect(whole(1, 3)(2)).toBe(2);
  expect([0, 4, 1.5, "2", NaN].map(whole(1, 3))).toEqual(Array(5).fill(undefined));
  expect(text(3)("abc")).toBe("abc");
  expect(text(3)("abcd")).toBeUndefined();
  expect(oneOf(["en", "fr"] as const)("fr")).toBe("fr");
  expect(flag(false)).toBe(false);
  expect(either(flag, whole(0, 9))(7)).toBe(7);
  expect(list(whole(0, 9), 2)([1, 2])).toEqual([1, 2]);
  expect(list(whole(0, 9), 2)([1, 2, 3])).toBeUndefined();
  expect(list(whole(0, 9), 2)([1, "2"])).toBeUndefined();
  expect(named(whole(0, 9))({ a: 1, b: "x" })).toEqual({ a: 1 });
});

test("of an object what fits stays, or all of it must", () => {
  const fields = { lang: text(5), pace: whole(0, 3) };
  expect(some(fields)({ lang: "en", pace: 9, more: 1 })).toEqual({ lang: "en" });
  expect(all(fields)({ lang: "en", pace: 9 })).toBeUndefined();
  expect(all(fields)({ lang: "en", pace: 3, more: 1 })).toEqual({ lang: "en", pace: 3 });
  expect(all({ constructor: text(9) })({})).toBeUndefined();
});

test("no check throws, whatever it is given", () => {
  const checks = [flag, text(5), whole(0, 5), list(flag, 5), named(flag), some({ a: flag }), all({ a: flag }), either(flag, text(1))];
  for (const check of checks) for (const value of RUBBISH) expect(() => check(value as never)).not.toThrow();
});

test("what is stored is read again; no storage, no JSON and a full storage are as if nothing were there", () => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("window", { localStorage });
  write("n", 3);
  expect(read("n", whole(0, 5))).toBe(3);
  expect(read("n", whole(0, 2))).toBeUndefined();
  kept.set("n", "{");
  expect(read("n", whole(0, 5))).toBeUndefined();
  write("n", undefined);
  expect(kept.has("n")).toBe(false);
  vi.stubGlobal("window", {
    get localStorage(): never {
      throw new Error("forbidden");
    },
  });
  expect(() => write("n", 3)).not.toThrow();
  expect(read("n", whole(0, 5))).toBeUndefined();
});
