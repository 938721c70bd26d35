import { expect, test } from "vitest";
import { seedFits } from "../src/shell/seed";

const HASH = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"; // of "abc", FIPS 180-2

test("a seed fits the hash that was shown, and no other", async () => {
  expect(await seedFits({ hash: HASH, value: "abc" })).toBe(true);
  expect(await seedFits({ hash: HASH, value: "abd" })).toBe(false);
  expect(await seedFits({ hash: HASH, value: null })).toBeNull();
});
