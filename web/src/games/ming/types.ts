/** What the server tells about Ming Dynasty: the component file, the view and the advice. */
import type { Names, Position } from "../../lib/types";
import type { Play } from "../../lib/plugin";
import type { Point } from "../../lib/window.svelte";

export type { Point };
/** A symbol or "dragon". */
export type Card = string;

/** Blocks of components.toml that the page draws; outlines are SVG point lists. */
export interface ComponentData {
  provinces: ProvinceData[];
  districts: DistrictData[];
  borders: { between: [string, string]; symbol: string; at: Point }[];
  lakes: { outline: string }[];
  symbols: (Names & { id: string; cards: number })[];
  rounds: { count: number; scoring: number[] };
  members: { deploy_limit: number; placed_each_round: number };
  cards: { movement: number; dragons: number; hand_limit: number };
  points: { six_set: number[]; city_member: number[]; city_majority: number; monk: number; five_set: number };
  reconstructed: boolean;
}

export interface ProvinceData extends Names {
  id: string;
  hex: string;
  pattern: string;
  letter: string;
  centre: Point;
  hub: string;
  outline: string;
}

export interface DistrictData extends Names {
  id: string;
  province: string;
  monastery: Point;
  label: Point;
  open: Point;
  prince: Point;
  houses: Point[];
  outline: string;
}

export interface SeatView {
  supply: number;
  hand: Record<Card, number>;
  hand_size: number;
  tiles: Record<string, number>;
  prince: string | null;
  passed: boolean;
  points: number;
  out: number;
}

export interface Forecast {
  value: { six_set: number; city_member: number; majority: number };
  districts: Record<string, { enter: number[] }>;
  /** Seats only; districts also count the neutral player. */
  cities: Record<string, { members: number[]; points: number[]; rule: string | null }>;
  seats: { members: number; majorities: number; monks: number; sets: number; tiles: number; total: number }[];
}

/** In every list per seat the neutral player of the game for two stands last. */
export interface View {
  round_no: number;
  rounds: number;
  scoring: boolean;
  /** 0 set-up and neutral members, 1 to 5. */
  phase: number;
  starter: number | null;
  seats: SeatView[];
  spaces: Record<string, number[]>;
  display: Record<string, string | null>;
  deck: Record<string, number>;
  discards: Record<string, number>;
  dragons: number;
  districts: Record<string, { open: number[]; monk: number | null }>;
  cities: Record<string, number[][]>;
  scored_province: string | null;
  returns: (number | null)[];
  neutral_out: number;
  forecast: Forecast;
}

export interface Route {
  actions: string[];
  cards: Card[];
  can_stop: boolean;
}

/** What could be deployed in a district. */
export interface Deployment {
  most: number;
  locked: boolean;
  monk: boolean;
  pushes: number | null;
  from_space: number;
}

export interface Advice {
  routes?: Record<string, Route[]>;
  deploy?: Record<string, Deployment>;
}

export type MingPlay = Play<View, Advice>;
export type MingPosition = Position<View, Advice>;
