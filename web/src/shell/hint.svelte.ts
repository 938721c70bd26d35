/** The best actions of the running turn, asked of the server, and what each gains in words. */
import * as api from "../lib/api";
import type { Hint } from "../lib/types";
import { words } from "../lib/words.svelte";
import type { Table } from "./table.svelte";

export class Advice {
  /** Shown, or on its way. */
  open = $state(false);
  hints = $state.raw<Hint[] | null>(null);
  /** Fluent id that says why there is no hint. */
  failed = $state<string | null>(null);
  #table: Table;
  #asked = $state("");

  constructor(table: Table) {
    this.#table = table;
  }

  /** People who play with each other are given no advice. */
  get allowed(): boolean {
    return this.#table.committed.hints;
  }

  get possible(): boolean {
    return this.allowed && this.#table.mine && !this.#table.draft.complete && !this.#table.draft.busy;
  }

  /** Whether it speaks of what is drafted now. */
  get current(): boolean {
    return this.open && this.#table.mine && this.#asked === this.#now();
  }

  #now(): string {
    const { committed, actions } = this.#table.draft;
    return [committed.table, committed.version, committed.viewer, ...actions].join(";");
  }

  toggle = (): void => {
    if (this.current) this.close();
    else if (this.possible) void this.#ask();
  };

  close = (): void => {
    this.open = false;
    this.#table.hover = null;
  };

  async #ask(): Promise<void> {
    const { committed, actions } = this.#table.draft;
    const asked = (this.#asked = this.#now());
    this.open = true;
    this.hints = this.failed = null;
    try {
      const { hints } = await api.hint(this.#table.id, { version: committed.version, seat: committed.viewer!, actions });
      if (asked !== this.#asked) return;
      this.hints = hints;
      if (!hints.length) this.failed = "page-hint-none";
    } catch (error) {
      if (asked !== this.#asked) return;
      const kind = error instanceof api.Refused ? error.kind : "";
      this.failed = kind === "busy" ? "page-hint-busy" : kind ? "page-hint-none" : "page-refused-unreachable";
    }
  }
}

const sign = (n: number): string => (n < 0 ? "−" : "+");
export const signed = (n: number): string => `${sign(n)}${Math.abs(n)}`;

/** What a hint gains: points at once, the own forecast by source, the forecast of others, points in the end. */
export function gained(table: Table, { scored, sources, others, better }: Hint): string {
  const { t } = words;
  const total = sources.reduce((sum, [, points]) => sum + points, 0);
  const sentences = [
    scored ? t("hint-scored", { sign: sign(scored), points: Math.abs(scored) }) : "",
    sources.length
      ? t("hint-forecast", { total: signed(total), parts: parts(sources.map(([source, points]) => [t(`${table.detail.name}-source-${source}`), points])) })
      : "",
    others.length ? t("hint-others", { parts: parts(others.map(([seat, points]) => [table.speech.who(seat), points])) }) : "",
    Math.round(better) ? t("hint-end", { sign: sign(better), points: Math.abs(Math.round(better)) }) : "",
  ].filter(Boolean);
  return sentences.length ? sentences.join(words.lang === "en" ? " " : "") : t("hint-nothing");
}

function parts(rows: [string, number][]): string {
  return rows.map(([what, points]) => words.t("hint-part", { what, points: signed(points) })).join(words.lang === "en" ? ", " : "，");
}
