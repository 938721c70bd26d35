/** What the server tells about Ming Dynasty: the component file, the view and the advice. */
import type { components } from "../../lib/documents";
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

type Sent = components["schemas"];
export type SeatView = Sent["MingSeatView"];
export type Forecast = Sent["MingForecast"];
export type View = Sent["MingView"];
export type Route = Sent["MingRoute"];
export type Deployment = Sent["MingDeployment"];
export type Advice = Sent["MingAdvice"];

export type MingPlay = Play<View, Advice>;
export type MingPosition = Position<View, Advice>;
