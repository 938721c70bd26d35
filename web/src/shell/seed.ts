/** The seed of a table was committed to before the first node; after the end anybody can check that every draw follows from it. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Draw, Position } from "../lib/types";

/** Whether the seed's SHA-256 is the hash that was shown; null: there is no seed yet. */
export function seedFits({ value, hash }: Position["seed"]): boolean | null {
  return value === null ? null : bytesToHex(sha256(utf8ToBytes(value))) === hash;
}

/** The outcome of a draw: HMAC-SHA256 of its number, first 8 bytes, modulo the total weight, counted off along the outcomes. */
export function outcome(seed: string, { n, weights }: Draw): string | null {
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  let left = total && Number(first8(hmac(sha256, utf8ToBytes(seed), utf8ToBytes(String(n)))) % BigInt(total));
  for (const [text, weight] of weights) if ((left -= weight) < 0) return text;
  return null;
}

/** The first draw that does not follow from the seed; null: all do. */
export const firstDifference = (seed: string, draws: Draw[]): Draw | null => draws.find((draw) => outcome(seed, draw) !== draw.outcome) ?? null;

const first8 = (bytes: Uint8Array): bigint => new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0);
