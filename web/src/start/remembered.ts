/** The last choice on the start page, so that the next table is one click. */
import type { SeatInfo } from "../lib/types";

export interface Seating {
  players: number;
  kinds: SeatInfo["kind"][];
  names: string[];
  options: Record<string, string | number>;
}

const KEY = "royaltable-start";
type Stored = { game?: string; seatings?: Record<string, Seating> };

function read(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export const lastGame = (): string | undefined => read().game;
export const lastSeating = (game: string): Seating | undefined => read().seatings?.[game];

export function remember(game: string, seating: Seating): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ game, seatings: { ...read().seatings, [game]: seating } }));
  } catch {
    // nothing is remembered
  }
}
