/** The seed of a table was committed to before the first node; after the end anybody can check it. */
import type { Position } from "../lib/types";

/** Whether the seed's SHA-256 is the hash that was shown; null where it cannot be told (no seed yet, or no secure page). */
export async function seedFits(seed: Position["seed"]): Promise<boolean | null> {
  if (seed.value === null || !globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed.value));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex === seed.hash;
}
