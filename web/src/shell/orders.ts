/** What a seat may order for its next decision: the patterns that its game names, with every word their blanks can take. */
import type { GamePage } from "../lib/plugin";
import type { GameDetail } from "../lib/types";

const BLANK = /<(\w+)>/;

export const orders = (page: GamePage, { patterns, kinds }: GameDetail): string[] => (page.orders ?? []).flatMap((key) => filled(patterns[key], kinds));

function filled(pattern: string, kinds: GameDetail["kinds"]): string[] {
  const words = kinds[BLANK.exec(pattern)?.[1] ?? ""];
  return Array.isArray(words) ? words.flatMap((word) => filled(pattern.replace(BLANK, word), kinds)) : [pattern];
}
