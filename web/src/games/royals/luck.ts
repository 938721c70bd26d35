/** Cards drawn blind by each seat against what the deck held: the luck of the draw, told after the game. */
import { atlas } from "./atlas";
import { verb } from "./plan";
import type { Counts, RoyalsPlay } from "./types";

export interface Luck {
  /** Cards drawn blind, by country. */
  got: Counts;
  /** As many as the decks of those moments gave on average. */
  expected: Counts;
}

/** The Country deck that a game begins with (RO-1.3). */
function firstDeck(play: RoyalsPlay): Counts {
  const { box, removed } = atlas(play.detail).data.cards.country[String(play.position.options.edition)]!;
  const out = removed[String(play.position.players)] ?? {};
  return Object.fromEntries(Object.entries(box).map(([id, n]) => [id, n - (out[id] ?? 0)]));
}

/** By seat, from the lines of a finished game. */
export function luck(play: RoyalsPlay): Luck[] {
  const map = atlas(play.detail);
  const found = Array.from({ length: play.position.players }, (): Luck => ({ got: {}, expected: {} }));
  const add = (counts: Counts, id: string, n: number): void => void (counts[id] = (counts[id] ?? 0) + n);
  let deck = firstDeck(play);
  let discards: Counts = {};
  let installed = "";
  play.lines.forEach((line, i) => {
    const action = line.action ?? "";
    const card = action.slice(verb(action).length + 1);
    if (verb(action) === "install") installed = card;
    if (verb(action) === "wild") {
      const { city, title } = map.portrait(installed);
      add(discards, city.country, title.cost - Number(card));
    }
    if ((verb(action) === "pay" || verb(action) === "discard") && !card.includes(" ")) add(discards, card, 1);
    if ((verb(action) === "drawn" || verb(action) === "reveal") && !card.includes(" ")) {
      const seat = play.lines[i - 1]?.seat;
      const size = Object.values(deck).reduce((a, b) => a + b, 0);
      const drawer = verb(action) === "drawn" && typeof seat === "number" ? found[seat] : undefined;
      if (drawer) {
        add(drawer.got, card, 1);
        for (const [id, n] of Object.entries(deck)) add(drawer.expected, id, n / size);
      }
      add(deck, card, -1);
    }
    if (line.rows.some(([rule]) => rule === "RO-8.2")) {
      deck = discards;
      discards = {};
    }
  });
  return found;
}
