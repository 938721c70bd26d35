/** Names and short sentences of the Ming board, in the reader's language. */
import { subject, who } from "../../lib/parties";
import { initial, listed, word } from "../../lib/say";
import { atlas } from "./atlas";
import type { DistrictData, MingPlay } from "./types";

export { colour, eyes, seatInk, shape, subject, who } from "../../lib/parties";
export { bare, joined, listed, word } from "../../lib/say";

export const letter = (play: MingPlay, province: string): string => initial(play.name("province", province), atlas(play.detail).province(province).letter);

/** Number of a district inside its province, as on the map: "II", in Chinese "二". */
export function numeral(play: MingPlay, district: string): string {
  const name = play.name("district", district);
  return name.includes(" ") ? (name.split(" ").pop() ?? name) : name.slice(1);
}

export const card = (play: MingPlay, id: string): string => (id === "dragon" ? play.t("ming-card-dragon") : play.name("symbol", id));

/** Number of parties on the map: the seats, and the neutral player of the game for two. */
export const parties = (play: MingPlay): number => play.position.players + (play.position.players === 2 ? 1 : 0);

/** Cards by kind: "one horse, two boat". */
export function cards(play: MingPlay, list: string[]): string {
  const kinds = [...new Set(list)];
  return listed(
    play,
    kinds.map((c) => word(play, "cards", { count: list.filter((x) => x === c).length, card: card(play, c) })),
  );
}

/** Counts by card, those that are held: "Horse 1", "Boat 2". */
export const counted = (play: MingPlay, counts: Record<string, number>): string[] =>
  atlas(play.detail).cards.flatMap((c) => (counts[c] ? [word(play, "count", { who: card(play, c), n: counts[c] })] : []));

/** Who stands in a district: open members, monk, prince. */
export function contents(play: MingPlay, d: DistrictData): string {
  const view = play.position.view;
  const { open, monk } = view.districts[d.id] ?? { open: [], monk: null };
  const rows = open.flatMap((n, seat) => (n ? [word(play, "count", { who: who(play, seat), n })] : []));
  const prince = view.seats.findIndex((s) => s.prince === d.id);
  return [
    rows.length ? word(play, "say-open", { list: listed(play, rows) }) : word(play, "say-empty"),
    monk === null ? word(play, "say-no-monk") : word(play, "say-monk", subject(play, monk)),
    ...(prince >= 0 ? [word(play, "say-prince", subject(play, prince))] : []),
  ].join(word(play, "semi"));
}

/** Members waiting on a space. */
export function waiting(play: MingPlay, province: string): string {
  const rows = (play.position.view.spaces[province] ?? []).flatMap((n, seat) => (n ? [word(play, "count", { who: who(play, seat), n })] : []));
  return rows.length ? word(play, "say-waiting", { list: listed(play, rows) }) : word(play, "say-nobody-waits");
}
