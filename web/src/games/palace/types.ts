/** What the server tells about Royal Palace: the component file, the view and the advice. */
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

export interface SeatView {
  gold: number;
  supply: number;
  reserve: number;
  nobles: string[];
  front: Card[];
  hand_size: number;
  /** Only the viewer's own; of everybody after the end. */
  hand: Counts | null;
  edges: Record<Edge, number>;
  points: number;
}

export interface SquareView {
  noble: string | null;
  servant: number | null;
  price: { gold: number; king: number; madame: number; discount: number } | null;
}

export interface View {
  round_no: number;
  starter: number | null;
  seat: number | null;
  step: Step | null;
  stations_left: number;
  limit_left: number;
  steps_left: number;
  minted: boolean;
  favoured: Patron[];
  intrigue: boolean;
  free_seals: Record<Patron, number>;
  scribes: number;
  recruits_left: number;
  draws_left: number;
  drawn_size: number;
  drawn: Counts | null;
  /** Rooms by slot; null: not laid out yet. */
  layout: (Room | null)[];
  rooms: Record<Room, { servants: number[]; majority: { seat: number; rule: string } | null }>;
  park: Record<Square, SquareView>;
  box: string[];
  seats: SeatView[];
  deck: number;
  discards: Counts;
  unseen: Counts;
  nobles_left: number;
  nobles_end: number;
  last_round: boolean;
  quiet: number;
  quiet_end: number;
  forecast: {
    edges: Record<Edge, { totals: number[]; points: number[] }>;
    seats: { nobles: number; cards: number; hand: number; edges: number; total: number }[];
    winners: number[];
  };
}

export interface Lacks {
  gold: number;
  king: number;
  madame: number;
  office: number;
}

export interface Advice {
  nobles: Record<Square, { noble: string; affordable: boolean; lacks: Lacks; rules: string[] }>;
  gives: Record<Room, number>;
  /** From each room with own servants to each room within reach: a shortest way. */
  walks?: Record<Room, Record<Room, string[]>>;
}

export type PalacePlay = Play<View, Advice>;
export type PalacePosition = Position<View, Advice>;
