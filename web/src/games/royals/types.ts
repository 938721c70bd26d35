/** What the server tells about Royals: the component file, the view and the advice. */
import type { Names, Position } from "../../lib/types";
import type { Play } from "../../lib/plugin";
import type { Point } from "../../lib/window.svelte";

export type { Point };
export type Country = string;
/** Two countries with a space between: an Intrigue card. */
export type Pair = string;
export type Title = string;
export type Counts = Record<string, number>;

/** Blocks of components.toml that the page draws. */
export interface ComponentData {
  country_order: Country[];
  title_order: Title[];
  pair_order: Pair[];
  titles: TitleData[];
  countries: CountryData[];
  cities: CityData[];
  periods: { count: number; years: number[] };
  limits: { display: number; hand_country: number; hand_intrigue: number; wild_country: number; wild_intrigue: number };
  cubes: { each: Record<string, number> };
  cards: { country: Record<string, { box: Counts; removed: Record<string, Counts> }> };
  markers: { house: { values: Record<string, number[]> } };
  map: { outlines: Record<Country, Point[][]>; backdrop: { id: string; outline: Point[] }[]; portrait_size: Point; cathedral_size: Point; compass_at: Point; cartouche_at: Point; titles_at: [x: number, y: number, width: number, height: number] };
  reconstructed: boolean;
}

export interface TitleData extends Names {
  id: Title;
  rank: number;
  cost: number;
  influence: number;
  full: number;
  half: number;
  intrigue: number;
}

export interface CountryData extends Names {
  id: Country;
  letter: string;
  hex: string;
  pattern: string;
  emblem: string;
  bonus: number[];
  period: [high: number, low: number][];
  label_at: Point;
}

export interface CityData extends Names {
  id: string;
  country: Country;
  value: number;
  nobles: Title[];
  at: Point;
  panel: [x: number, y: number, width: number, height: number];
  portraits_at: Point[];
  cathedral_at: Point;
  bonus_at: Point;
  label_at: Point;
}

export interface MarkerView {
  rule: string;
  place: string;
  points: number;
}

export interface SeatView {
  hand: Counts | null;
  intrigue: Counts | null;
  hand_size: number;
  intrigue_size: number;
  /** Cards that must be in the hand, for all to know (RO-10.6). */
  known: Counts;
  known_intrigue: Counts;
  supply: number;
  points: number | null;
  markers: MarkerView[] | null;
  titles: Title[];
  all_titles: boolean;
  cities: Record<Country, string[]>;
  whole_countries: Country[];
}

export interface PeriodMarker {
  seat: number | null;
  points: number;
  rule: string;
  /** What sets the taker apart from the seat behind. */
  by: "influence" | "title" | "city" | null;
}

export interface CountryForecast {
  influence: number[];
  high: PeriodMarker;
  low: PeriodMarker;
}

export interface TitleForecast {
  seats: number[];
  points: number;
  rule: string;
}

export interface PaymentView {
  city: string;
  title: Title;
  victim: number | null;
  cost: number;
  owed: number;
  wild: number | null;
  plot: number | null;
  paid: Counts;
  spent: Counts;
  left: number | null;
}

export interface View {
  period: number | null;
  periods_over: number;
  turn: number;
  first_turn: boolean;
  starter: number | null;
  seats: SeatView[];
  cities: Record<string, { portraits: Record<Title, number | null>; cathedral: number[]; marker: boolean }>;
  countries: Record<Country, { markers: number[]; periods: number[][] }>;
  houses: number[];
  titles: Record<Title, number[]>;
  display: Counts;
  deck_size: number;
  discards: Counts;
  intrigue_deck_size: number;
  intrigue_discards: Counts;
  draw: { countries: number; intrigue: number; left: number } | null;
  payment: PaymentView | null;
  discard: { paid: Counts; spent: Counts; countries: number; intrigue: number } | null;
  forecast: {
    period: number | null;
    countries: Record<Country, CountryForecast>;
    titles: Record<Title, TitleForecast>;
    seats: { period: number; titles: number }[];
  };
}

/** One payment for each number of replacements; the first in the list takes the fewest cards. */
export interface Way {
  wild: number;
  plot: number | null;
  pay: Counts;
  spend: Counts;
  cards: number;
  choices: number;
  /** The installation with this payment, in notation. */
  actions: string[];
}

export interface Gains {
  markers: MarkerView[];
  points: number;
  /** Each before and after. */
  country: [CountryForecast, CountryForecast];
  title: [TitleForecast & { cubes: number[] }, TitleForecast & { cubes: number[] }];
  cities: [number, number];
  whole_country: boolean;
  titles: [number, number];
}

export interface PortraitAdvice {
  /** The rule that forbids it now; null: it can be taken. */
  rule: string | null;
  cost: number;
  owed: number;
  victim: number | null;
  short: { country: number; intrigue: number };
  ways: Way[];
  gains: Gains | null;
}

export interface Advice {
  odds?: { country: Counts; intrigue: Counts };
  portraits?: Record<string, Record<Title, PortraitAdvice>>;
  /** Actions that complete the payment or discard under way with the cards least missed. */
  finish?: string[];
}

export type RoyalsPlay = Play<View, Advice>;
export type RoyalsPosition = Position<View, Advice>;
