/** What the server tells about Royals: the component file, the view and the advice. */
import type { components } from "../../lib/documents";
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
  map: {
    outlines: Record<Country, Point[][]>;
    backdrop: { id: string; outline: Point[] }[];
    portrait_size: Point;
    cathedral_size: Point;
    compass_at: Point;
    cartouche_at: Point;
    titles_at: [x: number, y: number, width: number, height: number];
  };
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

type Sent = components["schemas"];
export type MarkerView = Sent["RoyalsMarker"];
export type SeatView = Sent["RoyalsSeatView"];
export type PeriodMarker = Sent["RoyalsPeriodMarker"];
export type CountryForecast = Sent["RoyalsCountryForecast"];
export type TitleForecast = Sent["RoyalsTitleForecast"];
export type PaymentView = Sent["RoyalsPaymentView"];
export type View = Sent["RoyalsView"];
export type Way = Sent["RoyalsWay"];
export type Gains = Sent["RoyalsGains"];
export type PortraitAdvice = Sent["RoyalsPortraitAdvice"];
export type Advice = Sent["RoyalsAdvice"];

export type RoyalsPlay = Play<View, Advice>;
export type RoyalsPosition = Position<View, Advice>;
