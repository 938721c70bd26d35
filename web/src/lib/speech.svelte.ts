/** What a table says in the reader's language: names of things, sentences of actions, lines and rows of the log. */
import type { Args } from "./words.svelte";
import { words } from "./words.svelte";
import type { GameDetail, LedgerRow, LogLine, Names, SeatInfo } from "./types";

interface Sentence {
  key: string;
  blanks: Record<string, string>;
}

const BLANK = /<(\w+)(?::(\w+))?>/g;
const DIGITS = /^(0|[1-9][0-9]*)$/;
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Parser of a game's notation, from its patterns and kinds. */
export function grammar(detail: Pick<GameDetail, "patterns" | "kinds">): (text: string) => Sentence | null {
  const body = (kind: string[] | string): string => (typeof kind === "string" ? kind : kind.map(escape).join("|"));
  const expressions = Object.entries(detail.patterns).map(([key, pattern]) => {
    const source = pattern.replace(BLANK, (_, blank: string, kind?: string) => `(?<${blank}>${body(detail.kinds[kind ?? blank])})`);
    return { key, expression: new RegExp(`^(?:${source})$`) };
  });
  return (text) => {
    for (const { key, expression } of expressions) {
      const found = expression.exec(text);
      if (found) return { key, blanks: { ...found.groups } };
    }
    return null;
  };
}

/** The kind of each blank of a pattern. */
function blankKinds(pattern: string): Record<string, string> {
  return Object.fromEntries([...pattern.matchAll(BLANK)].map(([, blank, kind]) => [blank, kind ?? blank]));
}

/** Kind of word -> blocks of the component file that name it, where it is not simply the kind with an s (as in royaltable.words). */
const BLOCKS: Record<string, string[]> = { card: ["cards", "symbols"], city: ["cities"], country: ["countries"], pair: ["countries"], patron: ["rooms"] };
/** Game -> kinds of word that can stand first in the place of a ledger row. */
const PLACES: Record<string, string[]> = { ming: ["province", "district"], royals: ["city", "country", "title"], palace: ["noble", "card", "room"] };

export class Speech {
  #parse: (text: string) => Sentence | null;
  #kinds: Record<string, Record<string, string>>;

  constructor(
    readonly detail: GameDetail,
    readonly seats: SeatInfo[],
  ) {
    this.#parse = grammar(detail);
    this.#kinds = Object.fromEntries(Object.entries(detail.patterns).map(([key, pattern]) => [key, blankKinds(pattern)]));
  }

  /** The name of a seat: what its player is called, else its colour. */
  seat = (seat: number): string => this.seats[seat]?.name || words.pick(this.detail.seats[seat]);

  /** The name of a thing: from the component file, else the message `<game>-<kind>-<id>`, else the id itself. */
  name = (kind: string, id: string): string => {
    if (kind === "seat") return this.seat(Number(id));
    return this.#name(kind, id) ?? (id.includes(" ") ? id.split(" ").map((part) => this.name(kind, part)).join(" + ") : id);
  };

  #name(kind: string, id: string): string | null {
    for (const block of BLOCKS[kind] ?? [`${kind}s`]) {
      const rows = this.detail.component_data[block];
      const row = Array.isArray(rows) ? rows.find((one: { id: string }) => one.id === id) : undefined;
      if (row) return words.pick(row as Names);
    }
    const message = `${this.detail.name}-${kind}-${id.replaceAll(" ", "-")}`;
    return words.has(message) ? words.t(message) : null;
  }

  /** Sentence for an action in notation; the notation itself if it is none. */
  sentence = (action: string): string => {
    const said = this.#parse(action);
    const id = said && `${this.detail.name}-do-${said.key}`;
    if (!said || !id || !words.has(id)) return action;
    const args: Args = {};
    for (const [blank, word] of Object.entries(said.blanks)) {
      const kind = this.#kinds[said.key][blank];
      args[blank] = kind !== "seat" && DIGITS.test(word) ? Number(word) : this.name(kind, word);
    }
    return words.t(id, args);
  };

  /** What a line of the log says. */
  line = (line: LogLine): string => {
    if (line.action !== undefined) return this.sentence(line.action);
    const id = `${this.detail.name}-hidden-${line.hidden}`;
    return words.t(words.has(id) ? id : "page-log-hidden");
  };

  /** What a ledger row says, to be read after the name of its seat; empty where the game has no words for it. */
  row = ([rule, seat, points, where]: LedgerRow): string => {
    const id = `${this.detail.name}-event-${rule.replaceAll(".", "-")}`;
    return words.has(id) ? words.t(id, { seat, points, ...this.place(where) }) : "";
  };

  /** The place of a ledger row: `where`, the name of its first word, and `number`, the number in it (0 if none). */
  place = (where: string): { where: string; number: number } => {
    const parts = where.split(" ");
    const names = [...(PLACES[this.detail.name] ?? []), "where"].map((kind) => this.#name(kind, parts[0]));
    return { where: names.find(Boolean) ?? parts[0], number: Number(parts.find((word) => DIGITS.test(word)) ?? 0) };
  };
}
