/** Names and short sentences of the Palace board, in the reader's language. */
import { who } from "../../lib/parties";
import { listed, word } from "../../lib/say";
import { words } from "../../lib/words.svelte";
import { atlas } from "./atlas";
import type { Card, Counts, Edge, Lacks, NobleData, PalacePlay, Room, Square, Step } from "./types";

export { colour, eyes, seatInk, shape, subject, who } from "../../lib/parties";
export { bare, joined, listed, word } from "../../lib/say";

export const room = (play: PalacePlay, id: Room): string => play.name("room", id);
export const card = (play: PalacePlay, id: Card): string => play.name("card", id);
export const noble = (play: PalacePlay, id: string): string => play.name("noble", id);
export const edge = (play: PalacePlay, id: Edge): string => play.name("where", id);
export const step = (play: PalacePlay, id: Step): string => word(play, `step-${id}`);

/** A room's name where there is little room for it. */
export const short = (play: PalacePlay, id: Room): string => (id === "madame" ? word(play, "madame") : room(play, id));

export const roomText = (play: PalacePlay, id: Room): string => words.pick(atlas(play.detail).room(id).text);
export const cardText = (play: PalacePlay, id: Card): string => words.pick(atlas(play.detail).card(id).text);
export const privilegeText = (play: PalacePlay, id: string): string => words.pick(atlas(play.detail).privilege(id).text);

/** A privilege by name, with its number where that counts: "Fresh servants 3". */
export const privilege = (play: PalacePlay, { privilege: id = "", amount = 1 }: NobleData): string =>
  [play.name("privilege", id), ...(atlas(play.detail).privilege(id).kind === "once" ? [amount] : [])].join(" ");

/** Sign of a privilege. */
export const PRIVILEGE_SIGN: Record<string, string> = {
  reserve: "servant",
  gate_plus: "gate",
  move_plus: "stairs",
  diagonal: "diagonal",
  gold_plus: "mint",
  king_seal: "king",
  madame_seal: "madame",
  tie_win: "star",
};

/** Sign of a card, by its effect. */
export const CARD_SIGN: Record<string, string> = {
  gate: "gate",
  steps: "stairs",
  slip: "backdoor",
  gold: "mint",
  king_seal: "king",
  madame_seal: "madame",
  scribe: "office",
  ties: "mask",
  points: "star",
};

/** What is missing for a noble: "1 gold, 2 violet seals"; empty: nothing. */
export function missing(play: PalacePlay, lacks: Lacks): string {
  const kinds = ["gold", "king", "madame", "office"] as const;
  return listed(
    play,
    kinds.flatMap((kind) => (lacks[kind] ? [word(play, `lack-${kind}`, { n: lacks[kind] })] : [])),
  );
}

/** Full price: "3 gold, 1 turquoise seal". */
export const priced = (play: PalacePlay, price: { gold: number; king: number; madame: number }): string =>
  listed(
    play,
    (["gold", "king", "madame"] as const).flatMap((kind) => (price[kind] ? [word(play, `cost-${kind}`, { n: price[kind] })] : [])),
  ) || word(play, "cost-none");

/** Numbers per seat that are not 0: "Ada 2, Ben 1". */
export const counted = (play: PalacePlay, numbers: number[]): string =>
  listed(
    play,
    numbers.flatMap((n, seat) => (n ? [word(play, "count", { who: who(play, seat), n })] : [])),
  );

/** Kinds of card with their numbers: "Haste 2, Title 1". */
export const cards = (play: PalacePlay, counts: Counts): string =>
  listed(
    play,
    Object.entries(counts).flatMap(([id, n]) => (n ? [word(play, "count", { who: card(play, id), n })] : [])),
  );

/** Why somebody has the majority: "alone", "Precedence" … */
export const reason = (play: PalacePlay, rule: string): string => word(play, `by-${rule.replaceAll(".", "-")}`);

export const squareName = (play: PalacePlay, id: Square): string => word(play, "square", { square: id });
