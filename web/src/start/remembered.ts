/** The last choice on the start page, so that the next table is one click. */
import { all, either, list, named, oneOf, read, some, text, whole, write } from "../lib/stored";
import { LEVELS, type SeatInfo } from "../lib/types";

export interface Seating {
  players: number;
  kinds: SeatInfo["kind"][];
  names: string[];
  options: Record<string, string | number>;
}

interface Stored {
  game: string;
  seatings: Record<string, Seating>;
}

const KEY = "royaltable-start";
const MOST = 20; // seats
/** Characters of a name. */
export const LONGEST = 40;
const VALUE = either(text(100), whole(-1e6, 1e6));
const SEATING = all<Seating>({
  players: whole(1, MOST),
  kinds: list(oneOf<SeatInfo["kind"]>(["person", "open", ...LEVELS]), MOST),
  names: list(text(LONGEST), MOST),
  options: named(VALUE),
});
const FITS = some<Stored>({ game: text(100), seatings: named(SEATING) });
const stored = (): Partial<Stored> => read(KEY, FITS) ?? {};

export const lastGame = (): string | undefined => stored().game;
export const lastSeating = (game: string): Seating | undefined => stored().seatings?.[game];

export function remember(game: string, seating: Seating): void {
  write(KEY, { game, seatings: { ...stored().seatings, [game]: seating } });
}
