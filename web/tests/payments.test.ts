import { beforeEach, expect, test } from "vitest";
import { canReplace, discarding, payment, tapCountry, tapDiscard, tapPair, type Discards, type Payment } from "../src/games/royals/pay";
import { table } from "../src/games/royals/table.svelte";
import type { Counts, RoyalsPlay } from "../src/games/royals/types";

const COUNTRIES = ["france", "germany", "britain", "spain"];
const PAIRS = ["france germany", "france britain", "france spain", "germany britain", "germany spain", "britain spain"];
const DATA = {
  country_order: COUNTRIES,
  pair_order: PAIRS,
  countries: COUNTRIES.map((id) => ({ id })),
  titles: [{ id: "king" }],
  cities: [{ id: "paris", country: "france", nobles: ["king"], portraits_at: [[0, 0]] }],
  limits: { wild_country: 3, wild_intrigue: 2 },
};

/** A play in which a hand of 8 France, 4 Spain, 2 Britain and these Intrigue cards meets the King of Paris for 8 cards and `owed` Intrigue cards. */
function playing(draft: string[], intrigue: Counts = {}, owed = 0): { play: RoyalsPlay; said: () => string[] } {
  let drafted = draft;
  const ways = [0, 1, 2].map((wild) => ({ wild, plot: owed ? 0 : null, pay: {}, spend: {}, cards: 0, choices: 1, actions: [] }));
  const hand = { france: 8, spain: 4, britain: 2, germany: 0 };
  const committed = {
    table: "t",
    version: 5,
    viewer: 0,
    actor: 0,
    at: 5,
    node: "play",
    legal: ["end"],
    view: { seats: [{ hand, intrigue }] },
    advice: { portraits: { paris: { king: { rule: null, cost: 8, owed, victim: null, short: {}, ways, gains: null } } } },
  };
  const play = {
    detail: { component_data: DATA },
    committed,
    get draft() {
      return drafted;
    },
    get planned() {
      return drafted;
    },
    get position() {
      return drafted.length ? { ...committed, at: 5 + drafted.length, node: "pay", legal: [] } : committed;
    },
    mine: true,
    backTo: (n: number) => (drafted = drafted.slice(0, n)),
    choose: (actions: string[]) => (drafted = [...drafted, ...actions]),
  };
  return { play: play as unknown as RoyalsPlay, said: () => drafted };
}

const paid = (play: RoyalsPlay): Payment => {
  const found = payment(play);
  if (!found) throw new Error("no payment");
  return found;
};

beforeEach(() => table.clear());

test("nothing installed, nothing to pay", () => {
  expect(payment(playing([]).play)).toBeNull();
});

test("a payment without replacements is only matching cards", () => {
  const p = paid(playing(["install paris king", "wild 0"]).play);
  expect([p.matching, p.pay, p.need]).toEqual([{ france: 8 }, {}, { country: 0, intrigue: 0 }]);
  expect(["france", "spain"].map((country) => canReplace(p, country))).toEqual([true, true]); // there is a way with one replacement
});

test("three cards stand for one; they are said in the fixed order, however they were picked", () => {
  const { play, said } = playing(["install paris king", "wild 0"]);
  for (const country of ["spain", "britain", "spain"]) expect(tapCountry(play, paid(play), country)).toBe(true);
  expect(said()).toEqual(["install paris king", "wild 1", "pay britain", "pay spain", "pay spain"]);
  expect(paid(play).need.country).toBe(0);
});

test("until all cards are picked only the number of replacements is said", () => {
  const { play, said } = playing(["install paris king", "wild 0"]);
  tapCountry(play, paid(play), "spain");
  expect(said()).toEqual(["install paris king", "wild 1"]);
  expect(paid(play).need.country).toBe(2);
});

test("a fourth card takes the place of the stack with most, a tapped one comes back, an empty stack does nothing", () => {
  const { play, said } = playing(["install paris king", "wild 0"]);
  for (const country of ["spain", "spain", "spain", "britain"]) tapCountry(play, paid(play), country);
  expect(said().slice(2)).toEqual(["pay britain", "pay spain", "pay spain"]);
  expect(tapCountry(play, paid(play), "germany")).toBe(false);
  tapCountry(play, paid(play), "britain");
  expect(paid(play).need.country).toBe(1);
});

test("Intrigue cards: matching ones are said first, and enough of them must show the country", () => {
  const { play, said } = playing(["install paris king", "wild 0", "plot 1"], { "france spain": 1, "germany britain": 1, "britain spain": 1 }, 2);
  expect(paid(play).need.intrigue).toBe(3); // one matching card, and two for the other
  for (const pair of ["germany britain", "britain spain"]) expect(tapPair(play, paid(play), pair)).toBe(true);
  expect(tapPair(play, paid(play), "germany britain")).toBe(true); // it comes back
  tapPair(play, paid(play), "germany britain");
  expect(tapPair(play, paid(play), "france spain")).toBe(true);
  expect(said()).toEqual(["install paris king", "wild 0", "plot 1", "spend france spain", "spend germany britain", "spend britain spain"]);
});

test("a third foreign Intrigue card would leave none that shows the country: it is refused", () => {
  const { play } = playing(["install paris king", "wild 0", "plot 1"], { "france spain": 1, "germany britain": 2, "britain spain": 2 }, 2);
  tapPair(play, paid(play), "britain spain");
  tapPair(play, paid(play), "germany britain");
  expect(tapPair(play, { ...paid(play), spend: { "britain spain": 2 } }, "germany britain")).toBe(false);
});

const over = (pay: Counts, spend: Counts): Discards => ({
  hand: { france: 8, spain: 4, britain: 2 },
  intrigue: { "france spain": 2 },
  pay,
  spend,
  most: { country: 2, intrigue: 1 },
  need: { country: 2 - sum(pay), intrigue: 1 - sum(spend) },
});
const sum = (counts: Counts): number => Object.values(counts).reduce((a, b) => a + b, 0);

test("discards are said when all are picked, Country cards first, in the fixed order", () => {
  const { play } = playing(["end"]);
  expect(discarding(play, over({ spain: 1 }, {}))).toBeNull();
  expect(discarding(play, over({ spain: 1, france: 1 }, { "france spain": 1 }))).toEqual(["discard france", "discard spain", "discard france spain"]);
});

test("a card too many takes the place of another", () => {
  const { play } = playing(["end"]);
  expect(tapDiscard(play, over({ spain: 2 }, {}), "france")).toBe(true);
  expect(table.picked?.pay).toEqual({ spain: 1, france: 1 });
  expect(tapDiscard(play, over({ spain: 2 }, {}), "germany")).toBe(false);
});
