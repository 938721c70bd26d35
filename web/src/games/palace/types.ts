/** What the server tells about Royal Palace: the component file, the view and the advice. */
import type { components } from "../../lib/documents";
import type { Names, Position } from "../../lib/types";
import type { Play } from "../../lib/plugin";

export type Room = string;
export type Square = string;
export type Edge = string;
export type Card = string;
export type Patron = "king" | "madame";
export type Step = "parade" | "stairs" | "third" | "recruit" | "backdoor";
export type Counts = Record<string, number>;

/** Blocks of components.toml that the page draws. */
export interface ComponentData {
  rooms: (Names & { id: Room; text: Names })[];
  seals: (Names & { id: Patron; hex: string })[];
  privileges: (Names & { id: string; kind: "once" | "recurring"; text: Names })[];
  nobles: NobleData[];
  cards: CardData[];
  setup: { servants_total: number; stations: number };
  end: { nobles_left: number };
  score: { unplayed_card: number; unplayed_cap: number };
  edge: { points: number[] };
  discount: { adjacent_gold: number; isolated_gold: number };
  park: { columns: string; rows: number; weights: number[][] };
  reconstructed: boolean;
}

export interface NobleData extends Names {
  id: string;
  gold: number;
  king: number;
  madame: number;
  points: number;
  portrait: string;
  privilege?: string;
  amount?: number;
}

export interface CardData extends Names {
  id: Card;
  count: number;
  gold: number;
  timing: Step[];
  effect: string;
  points: number;
  text: Names;
}

type Sent = components["schemas"];
export type SeatView = Sent["PalaceSeatView"];
export type SquareView = Sent["PalaceSquareView"];
export type View = Sent["PalaceView"];
export type Lacks = Sent["PalaceLacks"];
export type Advice = Sent["PalaceAdvice"];

export type PalacePlay = Play<View, Advice>;
export type PalacePosition = Position<View, Advice>;
