/** Names and short sentences of the Ming board, in the reader's language. */
import type { DistrictData } from "./types";
import type { MingPlay } from "./types";
import { atlas } from "./atlas";

type Args = Record<string, string | number>;

/** A text of ming-page.ftl. */
export const word = (play: MingPlay, id: string, args?: Args): string => play.t(`ming-page-${id}`, args);

/** Letter of a province: a Latin letter, in Chinese its character. */
export function letter(play: MingPlay, province: string): string {
  const name = play.name("province", province);
  return /^[\u3000-\u9fff]/.test(name) ? name.slice(0, 1) : atlas(play.detail).province(province).letter;
}

/** Number of a district inside its province, as on the map: "II", in Chinese "二". */
export function numeral(play: MingPlay, district: string): string {
  const name = play.name("district", district);
  return name.includes(" ") ? (name.split(" ").pop() ?? name) : name.slice(1);
}

export const card = (play: MingPlay, id: string): string => (id === "dragon" ? play.t("ming-card-dragon") : play.name("symbol", id));

/** Number of parties on the map: the seats, and the neutral player of the game for two. */
export const parties = (play: MingPlay): number => play.position.players + (play.position.players === 2 ? 1 : 0);

export function who(play: MingPlay, seat: number): string {
  return seat >= play.position.players ? play.t("ming-neutral") : play.name("seat", String(seat));
}

/** Colour of a seat's pieces and the ink on it. */
export const colour = (play: MingPlay, seat: number): string => (seat >= play.position.players ? "var(--neutral)" : (play.detail.seats[seat]?.hex ?? ""));
export const seatInk = (play: MingPlay, seat: number): string => (seat >= play.position.players ? "var(--neutral-k)" : (play.detail.seats[seat]?.ink ?? ""));

/** Shape of a seat's sign; the neutral player has a ring. */
export const shape = (play: MingPlay, seat: number): string => (seat >= play.position.players ? "ring" : (play.detail.seats[seat]?.shape ?? "disc"));

export const listed = (play: MingPlay, parts: string[]): string => parts.join(word(play, "comma"));

/** Cards by kind: "one horse, two boat". */
export function cards(play: MingPlay, list: string[]): string {
  const kinds = [...new Set(list)];
  return listed(play, kinds.map((c) => word(play, "cards", { count: list.filter((x) => x === c).length, card: card(play, c) })));
}

/** Who stands in a district: open members, monk, prince. */
export function contents(play: MingPlay, d: DistrictData): string {
  const view = play.position.view;
  const { open, monk } = view.districts[d.id] ?? { open: [], monk: null };
  const rows = open.flatMap((n, seat) => (n ? [word(play, "count", { who: who(play, seat), n })] : []));
  const prince = view.seats.findIndex((s) => s.prince === d.id);
  return [
    rows.length ? word(play, "say-open", { list: listed(play, rows) }) : word(play, "say-empty"),
    monk === null ? word(play, "say-no-monk") : word(play, "say-monk", { who: who(play, monk) }),
    ...(prince >= 0 ? [word(play, "say-prince", { who: who(play, prince) })] : []),
  ].join(word(play, "semi"));
}

/** Members waiting on a space. */
export function waiting(play: MingPlay, province: string): string {
  const rows = (play.position.view.spaces[province] ?? []).flatMap((n, seat) => (n ? [word(play, "count", { who: who(play, seat), n })] : []));
  return rows.length ? word(play, "say-waiting", { list: listed(play, rows) }) : word(play, "say-nobody-waits");
}
