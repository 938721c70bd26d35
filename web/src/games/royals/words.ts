/** Names and short sentences of the Royals board, in the reader's language. */
import { initial, listed, word } from "../../lib/say";
import { atlas } from "./atlas";
import type { Counts, Country, Pair, RoyalsPlay, Title } from "./types";

export { eyes, subject, who } from "../../lib/parties";
export { joined, listed, word } from "../../lib/say";

export const city = (play: RoyalsPlay, id: string): string => play.name("city", id);
export const country = (play: RoyalsPlay, id: Country): string => play.name("country", id);
export const title = (play: RoyalsPlay, id: Title): string => play.name("title", id);

export const letter = (play: RoyalsPlay, id: Country): string => initial(country(play, id), atlas(play.detail).country(id).letter);

/** A noble by title and city: "Princess of Munich". */
export function noble(play: RoyalsPlay, portrait: string): string {
  const { city: at, title: of } = atlas(play.detail).portrait(portrait);
  return word(play, "noble", { title: title(play, of.id), city: city(play, at.id) });
}

/** Cards by kind: "France 2, Spain 1". */
export function cards(play: RoyalsPlay, counts: Counts): string {
  const { country_order, pair_order } = atlas(play.detail).data;
  const kind = (key: string): string => (key.includes(" ") ? pair(play, key) : country(play, key));
  return listed(
    play,
    [...country_order, ...pair_order].flatMap((key) => (counts[key] ? [word(play, "count", { card: kind(key), n: counts[key] })] : [])),
  );
}

export const pair = (play: RoyalsPlay, id: Pair): string =>
  id
    .split(" ")
    .map((half) => country(play, half))
    .join(" + ");

/** Number of a period: I, II, III; in Chinese 一、二、三. */
export const numeral = (play: RoyalsPlay, period: number): string => word(play, `period-${period}`);
