/** Points on the table: per seat, and where they came from. */
import type { GamePage } from "../lib/plugin";
import type { LedgerRow, Position } from "../lib/types";
import { words } from "../lib/words.svelte";
import type { Table } from "./table.svelte";

/** Points per seat, null for a seat whose points the viewer may not know; null where the game tells none. */
export function pointsOf(position: Position): (number | null)[] | null {
  if (position.result) return position.result.scores;
  const view = position.view as { points?: unknown; seats?: { points?: unknown }[] };
  const list = Array.isArray(view?.points) ? view.points : view?.seats?.map((seat) => seat?.points);
  return list?.every((one) => typeof one === "number" || one === null) ? (list as (number | null)[]) : null;
}

export interface SourceRow {
  /** Index into GamePage.sources; -1: anything else. */
  source: number;
  points: number[];
}

/** Whether a rule id is an id of the source or stands below it (MD-4.2 holds MD-4.2.5, the section MD-1 not MD-10.1). */
const within = (rule: string, prefix: string): boolean => rule === prefix || rule.startsWith(`${prefix}.`);

/** Points of a ledger added up by source and seat; rows without points are left out. */
export function bySource(ledger: LedgerRow[], sources: GamePage["sources"], players: number): SourceRow[] {
  const rows = new Map<number, number[]>();
  for (const [rule, seat, points] of ledger) {
    if (!points || seat < 0 || seat >= players) continue;
    const source = sources.findIndex((one) => one.rules.some((prefix) => within(rule, prefix)));
    const row = rows.get(source) ?? Array<number>(players).fill(0);
    row[seat] += points;
    rows.set(source, row);
  }
  const order = (source: number): number => (source < 0 ? sources.length : source);
  return [...rows].map(([source, points]) => ({ source, points })).sort((a, b) => order(a.source) - order(b.source));
}

/** Who won, as a sentence. */
export function won(table: Table): string {
  const winners = table.draft.committed.result?.winners ?? [];
  const { reader, who, subject } = table.speech;
  if (winners.length === 1) return words.t("page-won", subject(winners[0]));
  return words.t("page-won-shared", { names: words.list([...winners].sort((a, b) => Number(b === reader) - Number(a === reader)).map(who)) });
}
