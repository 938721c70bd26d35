/** Why a seat is ahead of another with the same influence (RO-8.7), in words. */
import { atlas, type Portrait } from "./atlas";
import type { Country, RoyalsPlay } from "./types";
import { city, country, title, who, word } from "./words";

/** The highest noble of a seat in a country, of equal ones the one in the city of the highest value. */
function highest(play: RoyalsPlay, id: Country, seat: number): Portrait | undefined {
  const held = atlas(play.detail).portraits.filter((p) => p.city.country === id && play.position.view.cities[p.city.id]?.portraits[p.title.id] === seat);
  return held.sort((a, b) => b.title.rank - a.title.rank || b.city.value - a.city.value)[0];
}

/** The seat behind another one in a country: of those with the same influence and no better marker the one with the highest noble. */
function behind(play: RoyalsPlay, id: Country, ahead: number, taken: number[]): number | undefined {
  const { influence } = play.position.view.forecast.countries[id]!;
  const rank = (seat: number): number => {
    const p = highest(play, id, seat);
    return p ? 100 * p.title.rank + p.city.value : 0;
  };
  return influence.flatMap((n, seat) => (n === influence[ahead] && seat !== ahead && !taken.includes(seat) ? [seat] : [])).sort((a, b) => rank(b) - rank(a))[0];
}

export function reasons(play: RoyalsPlay): { id: string; country: Country; text: string }[] {
  return atlas(play.detail).countries.flatMap((c) => {
    const row = play.position.view.forecast.countries[c.id];
    return (["high", "low"] as const).flatMap((place) => {
      const marker = row?.[place];
      if (!row || !marker || marker.seat === null || (marker.by !== "title" && marker.by !== "city")) return [];
      const second = behind(play, c.id, marker.seat, place === "low" && row.high.seat !== null ? [row.high.seat] : []);
      const [mine, other] = [highest(play, c.id, marker.seat), second === undefined ? undefined : highest(play, c.id, second)];
      if (second === undefined || !mine || !other) return [];
      const args = {
        country: country(play, c.id),
        n: row.influence[marker.seat] ?? 0,
        who: who(play, marker.seat),
        other: who(play, second),
        whom: second === play.you ? "you" : "other",
      };
      const text =
        marker.by === "title"
          ? word(play, "tie-title", { ...args, title: title(play, mine.title.id), second: title(play, other.title.id) })
          : word(play, "tie-city", {
              ...args,
              title: title(play, mine.title.id),
              city: city(play, mine.city.id),
              value: mine.city.value,
              second: city(play, other.city.id),
              less: other.city.value,
            });
      return [{ id: `${c.id} ${place}`, country: c.id, text }];
    });
  });
}
