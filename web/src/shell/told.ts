/** Acts and turns in the reader's language. */
import type { Play } from "../lib/plugin";
import type { LedgerRow } from "../lib/types";
import { links } from "../lib/chain";
import { words } from "../lib/words.svelte";
import { actsOf, silent, telling, type Act, type Turn } from "./acts";
import type { Played } from "./play.svelte";

/** What of the table is told from. */
type Telling = Pick<Played, "committed" | "detail" | "lines" | "page" | "speech"> & { readonly play: Play };

const { t } = words;

/** What was done, to be read after the name of its seat; empty where it says nothing. */
export function actText(table: Telling, act: Act, short = false): string {
  const lines = telling(table.page, act);
  const own = lines.length ? table.page.tell?.(table.play, lines, short) : null;
  return own ?? counted(lines.map(table.speech.line)).join(t("page-told-then"));
}

/** The same as the log writes it beside the sign of the seat: only the reader is named. */
export const written = (table: Telling, seat: number | "chance", what: string): string =>
  typeof seat === "number" && seat === table.speech.reader && what ? table.speech.told(seat, what) : what;

/** What stands beside the sentence of an act: its payment, what chance did, and what followed from it by the rules. */
export function beside(table: Telling, act: Act): { text: string; row: LedgerRow | null }[] {
  const main = telling(table.page, act);
  const rest = act.lines.filter((line) => !main.includes(line) && !silent(table.page, line.action));
  const rows = act.lines
    .flatMap((line) => line.rows)
    .map((row) => ({ row, text: written(table, row[1], table.speech.row(row) || (row[2] ? pointsText(table, row[1], row[2]) : "")) }));
  return [...counted(rest.map(table.speech.line)).map((text) => ({ text, row: null })), ...rows.filter(({ text }) => text)];
}

const pointsText = (table: Telling, seat: number, points: number): string => t("page-log-points", { ...table.speech.subject(seat), points });

/** Equal sentences in a row are said once, with their number. */
const counted = (sentences: string[]): string[] =>
  links(sentences).map(({ action, times }) => (times > 1 ? t("page-told-times", { what: action, times }) : action));

/** Chance alone sets the table up: that is not told card by card. */
const setUp = ({ from, to, seat }: Turn | Act): boolean => from === 0 && seat === "chance" && to > 1;

/** All of a turn in short, to be read after the name of its seat. */
export function turnText(table: Telling, turn: Turn): string {
  if (setUp(turn)) return t("page-told-setup");
  const text = turn.acts
    .map((act) => actText(table, act, true))
    .filter(Boolean)
    .join(t("page-told-then"));
  return text || (typeof turn.seat === "number" ? t("page-told-nothing", table.speech.subject(turn.seat)) : "");
}

/** The name of a seat and, where that is not its name, its colour: "Ada, blue". */
export function seatAndColour(table: Telling, seat: number): string {
  const [who, colour] = [table.speech.seat(seat), words.pick(table.detail.seats[seat])];
  return who === colour ? who : t("page-seat-colour", { who, colour });
}

/** Who did it, as a sentence. */
const said = (table: Telling, seat: number | "chance", what: string): string => (seat === "chance" ? what : table.speech.told(seat, what));

/** An act as a sentence, or the act before it if it says nothing. */
export function actSaid(table: Telling, act: Act): string {
  const acts = actsOf(table.page, table.lines.slice(0, act.to));
  const one = acts.findLast((before) => actText(table, before)) ?? act;
  return setUp(one) ? t("page-told-setup") : said(table, one.seat, actText(table, one));
}

/** Points that were scored, by seat. */
export function scored(acts: Act[], players: number): number[] {
  const points = Array<number>(players).fill(0);
  for (const [, seat, n] of acts.flatMap((act) => act.lines).flatMap((line) => line.rows)) if (n > 0 && seat >= 0 && seat < players) points[seat] += n;
  return points;
}

/** A whole turn as a sentence for those who hear the table: what was done, and who scored. */
export function turnSaid(table: Telling, turn: Turn): string {
  const points = scored(turn.acts, table.committed.players).flatMap((n, seat) => (n ? [said(table, seat, pointsText(table, seat, n))] : []));
  return [said(table, turn.seat, turnText(table, turn)), ...points].join(t("page-told-then"));
}
