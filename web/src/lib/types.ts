/** The server's documents (docs/architecture.md, "The table: protocol"). */
export type Lang = "en" | "zh-Hant" | "zh-Hans";
export type Names = { en: string; hant: string; hans: string };
export type Actor = number | "chance" | null;
/** rule id, seat, points (0: an event only), where */
export type LedgerRow = [string, number, number, string];

export interface LogLine {
  n: number;
  seat: number | "chance";
  action?: string;
  hidden?: string;
  rows: LedgerRow[];
  /** What a game adds to a line for this viewer while the game runs (Palace: `discarded`). */
  aside?: Record<string, unknown>;
  time?: string;
}

export interface SeatInfo {
  kind: "person" | "random" | "greedy" | "novice" | "apprentice" | "courtier" | "minister" | "chancellor" | "master";
  name: string;
}

export interface Position<View = unknown, Advice = unknown> {
  table: string;
  game: string;
  players: number;
  options: Record<string, string | number>;
  version: number;
  at: number;
  status: "running" | "over";
  seats: SeatInfo[];
  viewer: number | null;
  actor: Actor;
  node: string;
  view: View;
  legal: string[] | null;
  advice: Advice | null;
  draft: LogLine[];
  seed: { hash: string; value: string | null };
  result: { scores: number[]; winners: number[]; ledger: LedgerRow[] } | null;
}

/** An action and the likely rest of the turn; chance to win (0 to 1) and expected final points per seat. */
export interface Hint {
  actions: string[];
  chances: number[];
  points: number[];
  /** Points at once. */
  scored: number;
  /** What changes in the own forecast by source, and in that of other seats. */
  sources: [string, number][];
  others: [number, number][];
  /** Final points more than the mean of all actions. */
  better: number;
}

export interface Paragraph extends Names {
  id: string;
  tag: "rulebook" | "sourced" | "ruling" | "reconstructed";
}
export interface Section extends Names {
  id: string;
  rules: Paragraph[];
}

export interface SeatColour extends Names {
  id: string;
  shape: string;
  hex: string;
  ink: string;
}

export interface GameInfo {
  name: string;
  title: Names;
  players: number[];
  options: Record<string, (string | number)[]>;
  components: string;
  reconstructed: boolean;
}

export interface GameDetail extends GameInfo {
  component_data: any;
  patterns: Record<string, string>;
  kinds: Record<string, string[] | string>;
  rulebook: Section[];
  seats: SeatColour[];
}
