/** The games that this page can draw; all in the page's one script, so that none can fail to come. A game without a board of its own is played with the plain one. */
import type { GamePage } from "../lib/plugin";

const pages = import.meta.glob<GamePage>("./*/index.ts", { eager: true, import: "default" });

export const gamePage = (game: string): GamePage => pages[`./${game}/index.ts`] ?? pages["./plain/index.ts"];
