/** What pointing at a noble tells: whether it can be taken, by which payments, what that changes. */
import { atlas, type Portrait } from "./atlas";
import { advised, decision } from "./plan";
import type { CountryForecast, Gains, PortraitAdvice, RoyalsPlay, Way } from "./types";
import { cards, city, country, eyes, listed, title, who, word } from "./words";

/** One line: what it is about, before and after, and whether that is an advantage. */
export interface Fact {
  label: string;
  before: string;
  after: string;
  good: boolean;
  rule?: string;
}

/** Who holds a portrait now (the draft included). */
export const holder = (play: RoyalsPlay, p: Portrait): number | null => play.position.view.cities[p.city.id]?.portraits[p.title.id] ?? null;

/** Whether it can be taken now, and if not why. */
export function state(play: RoyalsPlay, p: Portrait, a: PortraitAdvice | null): string {
  const held = holder(play, p);
  const d = decision(play);
  if (!a || !d) return held === null ? word(play, "vacant") : word(play, "held", { who: who(play, held) });
  if (held !== null && held === d.position.viewer) return word(play, "yours");
  if (a.rule === null) {
    const now = d.position.node === "play" ? "can" : "could";
    return a.victim === null ? word(play, `${now}-install`) : word(play, `${now}-usurp`, { who: who(play, a.victim) });
  }
  if (a.rule === "RO-4.3") return word(play, "no-cubes");
  return word(play, a.short.country ? "short-country" : "short-intrigue", { n: a.short.country || a.short.intrigue, country: country(play, p.city.country) });
}

/** A payment in words: "5 of German States + 3 others, 1 Intrigue". */
export function paid(play: RoyalsPlay, p: Portrait, way: Way, a: PortraitAdvice): string {
  const own = a.cost - way.wild;
  const others = Object.values(way.pay).reduce((sum, n) => sum + n, 0) - own;
  const intrigue = Object.values(way.spend).reduce((sum, n) => sum + n, 0);
  return listed(play, [
    ...(own ? [word(play, "pay-own", { n: own, country: country(play, p.city.country) })] : []),
    ...(others ? [word(play, "pay-others", { n: others })] : []),
    ...(intrigue ? [word(play, "pay-intrigue", { n: intrigue })] : []),
  ]);
}

export const paidCards = (play: RoyalsPlay, way: Way): string => listed(play, [cards(play, way.pay), cards(play, way.spend)].filter(Boolean));

const marker = (play: RoyalsPlay, seat: number, f: CountryForecast): string => {
  const place = f.high.seat === seat ? "high" : f.low.seat === seat ? "low" : null;
  return place ? word(play, `marker-${place}`, { n: f[place].points }) : word(play, "marker-none");
};

const points = (seat: number, f: CountryForecast): number => (f.high.seat === seat ? f.high.points : f.low.seat === seat ? f.low.points : 0);

/** What an installation changes for the one who makes it. */
export function gains(play: RoyalsPlay, p: Portrait, g: Gains): Fact[] {
  const seat = eyes(play);
  const { country: id } = p.city;
  const all = atlas(play.detail);
  const [c0, c1] = g.country;
  const [t0, t1] = g.title;
  const fact = (label: string, before: string | number, after: string | number, good: boolean, rule?: string): Fact => ({ label, before: String(before), after: String(after), good, rule });
  const share = (f: typeof t0): number => (f.seats.includes(seat) ? f.points : 0);
  return [
    ...g.markers.map((m) => fact(markerName(play, m.rule, m.place), "", `+${m.points}`, true, m.rule)),
    fact(word(play, "fact-influence", { country: country(play, id) }), c0.influence[seat] ?? 0, c1.influence[seat] ?? 0, true, "RO-8.4"),
    ...(points(seat, c0) !== points(seat, c1) || points(seat, c1) ? [fact(word(play, "fact-period"), marker(play, seat, c0), marker(play, seat, c1), points(seat, c1) > points(seat, c0), c1.high.seat === seat ? c1.high.rule : c1.low.rule)] : []),
    ...(g.cities[0] === g.cities[1] ? [] : [fact(word(play, "fact-cities", { country: country(play, id) }), g.cities[0], word(play, "of", { n: g.cities[1], most: all.within(id).length }), true, "RO-6.2")]),
    ...(g.titles[0] === g.titles[1] ? [] : [fact(word(play, "fact-titles"), g.titles[0], word(play, "of", { n: g.titles[1], most: all.titles.length }), true, "RO-6.3")]),
    fact(word(play, "fact-title", { title: title(play, p.title.id) }), t0.cubes[seat] ?? 0, t1.cubes[seat] ?? 0, true, "RO-9.2"),
    ...(share(t0) === share(t1) ? [] : [fact(word(play, "fact-end"), share(t0), share(t1), share(t1) > share(t0), t1.rule)]),
  ];
}

/** The name of a marker taken at once. */
export function markerName(play: RoyalsPlay, rule: string, place: string): string {
  const [first = ""] = place.split(" ");
  if (rule === "RO-6.1") return word(play, "marker-city", { city: city(play, first) });
  if (rule === "RO-6.2") return word(play, "marker-country", { country: country(play, first) });
  return word(play, "marker-house");
}

/** The portrait that the tip and the panel tell about. */
export function looked(play: RoyalsPlay, portrait: string): { p: Portrait; a: PortraitAdvice | null } {
  return { p: atlas(play.detail).portrait(portrait), a: advised(play, portrait) };
}
