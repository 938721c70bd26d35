/** What a table says in the reader's language: names of things, sentences of actions, lines and rows of the log. */
import { called } from "./called";
import type { Args } from "./words.svelte";
import { words } from "./words.svelte";
import type { GameDetail, LedgerRow, LogLine, Names, Reason, SeatInfo } from "./types";

interface Sentence {
  key: string;
  blanks: Record<string, string>;
}

const BLANK = /<(\w+)(?::(\w+))?>/g;
const DIGITS = /^(0|[1-9][0-9]*)$/;
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Parser of a notation, from its patterns and kinds. */
function parser(patterns: Record<string, string>, kinds: GameDetail["kinds"]): (text: string) => Sentence | null {
  const body = (kind: string[] | string): string => (typeof kind === "string" ? kind : kind.map(escape).join("|"));
  const expressions = Object.entries(patterns).map(([key, pattern]) => {
    const source = pattern.replace(BLANK, (_, blank: string, kind?: string) => `(?<${blank}>${body(kinds[kind ?? blank])})`);
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

/** A notation: its parser, and the kinds of its blanks. */
class Grammar {
  readonly parse: (text: string) => Sentence | null;
  readonly kinds: Record<string, Record<string, string>>;

  constructor(patterns: Record<string, string>, kinds: GameDetail["kinds"]) {
    this.parse = parser(patterns, kinds);
    this.kinds = Object.fromEntries(Object.entries(patterns).map(([key, pattern]) => [key, blankKinds(pattern)]));
  }
}

const person = (seat: number | null, reader: number | null): string => (seat !== null && seat === reader ? "you" : "other");

export class Speech {
  #actions: Grammar;
  #aims: Grammar;

  constructor(
    readonly detail: GameDetail,
    readonly seats: SeatInfo[],
    /** The seat that is spoken to as "you": that of the only person here. */
    readonly reader: number | null = null,
  ) {
    this.#actions = new Grammar(detail.patterns, detail.kinds);
    this.#aims = new Grammar(detail.aims, detail.kinds);
  }

  /** What stands at a seat: what its player is called. */
  seat = (seat: number): string => called(this.seats, seat, this.reader);

  /** A seat in a sentence: "You" for the reader. */
  who = (seat: number): string => (seat === this.reader ? words.t("you") : this.seat(seat));

  /** The arguments of a sentence about a seat: its name, and whether that is the reader. */
  subject = (seat: number): { who: string; person: string } => ({ who: this.who(seat), person: person(seat, this.reader) });

  /** A sentence after its subject. */
  told = (seat: number, what: string): string => words.t("told", { ...this.subject(seat), what });

  /** The name of a thing: from the component file, else the message `<game>-<kind>-<id>`, else the id itself. */
  name = (kind: string, id: string): string => {
    if (kind === "seat") return this.who(Number(id));
    return (
      this.#name(kind, id) ??
      (id.includes(" ")
        ? id
            .split(" ")
            .map((part) => this.name(kind, part))
            .join(" + ")
        : id)
    );
  };

  #name(kind: string, id: string): string | null {
    const rows = this.detail.component_data[this.detail.blocks[kind] ?? `${kind}s`];
    const row = Array.isArray(rows) ? rows.find((one: { id: string }) => one.id === id) : undefined;
    if (row) return words.pick(row as Names);
    const message = `${this.detail.name}-${kind}-${id.replaceAll(" ", "-")}`;
    return words.has(message) ? words.t(message) : null;
  }

  /** Sentence for an action of a seat in notation, to be read after its name; the notation itself if it is none. */
  sentence = (action: string, by: number | null = null): string => this.#said(this.#actions, "do", action, by, this.reader);

  /** The same as it is said to whoever decides. */
  own = (action: string, by: number | null): string => this.#said(this.#actions, "do", action, by, by);

  /** The name of what a person points at. */
  aim = (aim: string): string => this.#said(this.#aims, "aim", aim, null, this.reader);

  #said(grammar: Grammar, what: string, text: string, by: number | null, reader: number | null): string {
    const said = grammar.parse(text);
    const id = said && `${this.detail.name}-${what}-${said.key}`;
    if (!said || !id || !words.has(id)) return text;
    const args: Args = { person: person(by, reader) };
    for (const [blank, word] of Object.entries(said.blanks)) {
      const kind = grammar.kinds[said.key][blank];
      args[blank] = kind !== "seat" && DIGITS.test(word) ? Number(word) : this.name(kind, word);
      if (kind === "seat") args.whom = Number(word) === by ? "self" : person(Number(word), reader);
    }
    return words.t(id, args);
  }

  /** Why an aim cannot be reached: the message of its rule with the facts, else the rule itself. */
  reason = ({ rule, facts }: Reason): string => {
    const id = `${this.detail.name}-closed-${rule.replaceAll(".", "-")}`;
    if (!words.has(id)) return this.rule(rule);
    return words.t(
      id,
      Object.fromEntries(
        Object.entries(facts).map(([kind, fact]) => [kind, kind === "seat" || typeof fact === "string" ? this.name(kind, String(fact)) : fact]),
      ),
    );
  };

  /** The text of a rule; empty for an unknown id. */
  rule = (id: string): string => {
    const paragraph = this.detail.rulebook.flatMap((section) => section.rules).find((one) => one.id === id);
    return paragraph ? words.pick(paragraph) : "";
  };

  /** What a line of the log says, to be read after the name of its seat. */
  line = (line: LogLine): string => {
    const by = typeof line.seat === "number" ? line.seat : null;
    if (line.action !== undefined) return this.sentence(line.action, by);
    const id = `${this.detail.name}-hidden-${line.hidden}`;
    return words.t(words.has(id) ? id : "page-log-hidden", { person: person(by, this.reader) });
  };

  /** What a ledger row says, to be read after the name of its seat; empty where the game has no words for it. */
  row = ([rule, seat, points, where]: LedgerRow): string => {
    const id = `${this.detail.name}-event-${rule.replaceAll(".", "-")}`;
    return words.has(id) ? words.t(id, { seat, points, person: person(seat, this.reader), ...this.place(where) }) : "";
  };

  /** The place of a ledger row: `where`, the name of its first word, and `number`, the number in it (0 if none). */
  place = (where: string): { where: string; number: number } => {
    const parts = where.split(" ");
    const names = [...this.detail.place_kinds, "where"].map((kind) => this.#name(kind, parts[0]));
    return { where: names.find(Boolean) ?? parts[0], number: Number(parts.find((word) => DIGITS.test(word)) ?? 0) };
  };
}
