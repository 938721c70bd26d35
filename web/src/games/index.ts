/** The games that this page can draw. A game without a board of its own is played with the plain one. */
import type { GamePage } from "../lib/plugin";

const pages = import.meta.glob<{ default: GamePage }>("./*/index.ts");

export async function gamePage(game: string): Promise<GamePage> {
  const load = pages[`./${game}/index.ts`] ?? pages["./plain/index.ts"];
  return (await load()).default;
}
