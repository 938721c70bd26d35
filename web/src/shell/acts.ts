/** How the lines of the log make acts and turns: an act (a draw, an installation with its payment) is one step of the show, a turn one line of the log. */
import { verb } from "../lib/decision";
import type { GamePage } from "../lib/plugin";
import type { LogLine } from "../lib/types";

export interface Act {
  /** Whose it is; "chance": nobody's. */
  seat: number | "chance";
  /** Nodes before and after it. */
  from: number;
  to: number;
  lines: LogLine[];
}

export interface Turn extends Omit<Act, "lines"> {
  acts: Act[];
}

type Reading = Pick<GamePage, "silent" | "within" | "joins" | "turnEnds">;

const verbOf = (line: LogLine): string => line.hidden ?? verb(line.action ?? "");

/** Whether an action says nothing beside what followed from it. */
export const silent = (page: Pick<GamePage, "silent">, action: string | undefined): boolean => !!page.silent?.includes(action ?? "");

/** Whether an act is worth showing and telling: something in it says something, or something followed from it. */
export const tells = (page: Reading, act: Act): boolean => act.lines.some((line) => line.rows.length > 0 || !silent(page, line.action));

/** The lines that an act is told by: not its payment, nor what says nothing, unless there is nothing else. */
export function telling(page: Reading, { seat, lines }: Act): LogLine[] {
  const spoken = lines.filter((line) => line.seat === seat && !silent(page, line.action));
  const main = spoken.filter((line) => !page.within?.includes(verbOf(line)));
  return main.length ? main : spoken;
}

/** Whether a line goes on with an act: its seat and verb fit, or chance goes on. */
function goesOn(page: Reading, act: Act, line: LogLine): boolean {
  const last = act.lines.at(-1)!;
  if (line.seat === "chance" && last.seat === "chance") return true;
  const others = line.seat !== "chance" && act.seat !== "chance" && line.seat !== act.seat;
  return !others && !!page.joins?.[verbOf(line)]?.includes(verbOf(last));
}

export function actsOf(page: Reading, lines: LogLine[]): Act[] {
  const found: Act[] = [];
  for (const line of lines) {
    const act = found.at(-1);
    if (!act || !goesOn(page, act, line)) found.push({ seat: line.seat, from: line.n, to: line.n + 1, lines: [line] });
    else {
      act.lines.push(line);
      act.to = line.n + 1;
      if (act.seat === "chance") act.seat = line.seat;
    }
  }
  return found;
}

/** Whether the seat has said what ends its turn, whoever acts next. */
function ended(page: Reading, turn: Turn): boolean {
  const last = turn.acts.flatMap((act) => act.lines).findLast((line) => line.seat !== "chance");
  return !!last && !!page.turnEnds?.includes(verbOf(last));
}

/** The turns of a table; what chance does belongs to the turn in which it falls. */
export function turnsOf(page: Reading, lines: LogLine[]): Turn[] {
  const found: Turn[] = [];
  for (const act of actsOf(page, lines)) {
    const turn = found.at(-1);
    const same = turn && (act.seat === "chance" || (act.seat === turn.seat && !ended(page, turn)));
    if (!same) found.push({ seat: act.seat, from: act.from, to: act.to, acts: [act] });
    else {
      turn.acts.push(act);
      turn.to = act.to;
    }
  }
  return found;
}
