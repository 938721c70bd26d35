/** What nobles can be recruited with, and what is missing for them, at any time. */
import { atlas } from "./atlas";
import type { Lacks, PalacePlay, Patron, Square } from "./types";

type Board = Pick<PalacePlay, "position" | "detail">;

const NOTHING: Lacks = { gold: 0, king: 0, madame: 0, office: 0 };

/** What is missing for the noble of a square: as the advice has it, or, while others act, with what the viewer has now. Null: no noble, nobody to recruit it. */
export function lacking({ position, detail }: Board, square: Square): Lacks | null {
  const { view, advice, viewer, status } = position;
  const price = view.park[square]?.price;
  if (!price || viewer === null || status === "over") return null;
  if (advice) return advice.nobles[square]?.lacks ?? null;
  const own = purse({ position, detail }, viewer);
  const short = (kind: "gold" | Patron): number => Math.max(0, price[kind] - own[kind] - (kind === "gold" ? 0 : own.free[kind]));
  return { gold: short("gold"), king: short("king"), madame: short("madame"), office: own.office ? 0 : 1 };
}

/** What a seat can recruit with: gold, servants as seals, free seals besides, recruits of its Office. While others act the free seals are those of its nobles (RP-8.9). */
export function purse({ position, detail }: Board, seat: number): { gold: number; king: number; madame: number; free: Record<Patron, number>; office: number } {
  const { view, advice, viewer } = position;
  const gives = viewer === seat ? advice?.gives : undefined;
  const here = (room: string): number => view.rooms[room]?.servants[seat] ?? 0;
  const nobles = (view.seats[seat]?.nobles ?? []).map((id) => atlas(detail).noble(id));
  const free = (patron: Patron): number =>
    gives
      ? Math.max(0, (gives[patron] ?? 0) - here(patron))
      : nobles.reduce((sum, { privilege, amount = 1 }) => sum + (privilege === `${patron}_seal` ? amount : 0), 0);
  return {
    gold: view.seats[seat]?.gold ?? 0,
    king: here("king"),
    madame: here("madame"),
    free: { king: free("king"), madame: free("madame") },
    office: gives?.office ?? here("office"),
  };
}

/** Gold or seals are missing; a servant in the Office is asked for by all nobles alike. */
export const dear = ({ gold, king, madame }: Lacks = NOTHING): boolean => gold + king + madame > 0;
