/** The reader's language: Fluent messages of the page and of the games, and the names in component files. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { again, pause } from "./again";
import type { Message } from "./plugin";
import type { Lang, Names } from "./types";

export type Args = Record<string, string | number>;

export const LANGUAGES: { lang: Lang; name: string; short: string }[] = [
  { lang: "en", name: "English", short: "EN" },
  { lang: "zh-Hant", name: "繁體中文", short: "繁" },
  { lang: "zh-Hans", name: "简体中文", short: "简" },
];

const FIELD: Record<Lang, keyof Names> = { en: "en", "zh-Hant": "hant", "zh-Hans": "hans" };
const FOLDER = "../../../src/royaltable/locales";
/** Addresses of the files; they are fetched, not imported: a browser remembers an import that has failed. */
const files = import.meta.glob<string>(["../../../src/royaltable/locales/*/*.ftl", "!../../../src/royaltable/locales/*/{cli,server}.ftl"], {
  query: "?url",
  import: "default",
  eager: true,
});
const SILENT = 10_000; // ms until a file counts as lost
const LONGEST = 8000; // ms between two attempts to begin

/** The language that the browser asks for, as far as we speak it. */
function preferred(): Lang {
  for (const wanted of navigator.languages) {
    if (/^zh-(hant|tw|hk|mo)/i.test(wanted)) return "zh-Hant";
    if (/^zh/i.test(wanted)) return "zh-Hans";
    if (/^en/i.test(wanted)) return "en";
  }
  return "en";
}

/** A file of this page is no longer there: the server has another page by now. */
export class Updated extends Error {}

async function fetched(path: string): Promise<FluentResource> {
  const answer = await fetch(files[path], { signal: AbortSignal.timeout(SILENT) });
  if (answer.status === 404) throw new Updated();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return new FluentResource(await answer.text());
}

class Words {
  lang = $state<Lang>("en");
  #bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
  #wanted: Lang = "en"; // the language that was asked for last
  #parts = ["page", "common"];
  #read = new Map<string, FluentResource>();

  /** Start with the remembered language, else the browser's, however long its files take: without words there is no page. */
  async begin(remembered: Lang | null): Promise<void> {
    for (let ms = LONGEST / 32; ; ms = Math.min(2 * ms, LONGEST)) {
      try {
        return await this.use(remembered ?? preferred());
      } catch {
        await pause(ms);
      }
    }
  }

  /** Speak another language from now on, unless a third one is asked for meanwhile. Throws if its files cannot be loaded: nothing has changed. */
  async use(lang: Lang): Promise<void> {
    this.#wanted = lang;
    try {
      while (this.#missing(lang, this.#parts).length) await this.#load(lang, this.#parts); // meanwhile a game may be learnt
    } catch (error) {
      if (this.#wanted === lang) throw error;
    }
    if (this.#wanted === lang) this.#speak(lang);
  }

  /** Know the messages that a game of another package sends with it (language -> Fluent text). */
  know(game: string, messages: Record<string, string>): void {
    if (!Object.keys(messages).length) return;
    for (const [lang, text] of Object.entries(messages)) this.#read.set(`${FOLDER}/${lang}/${game}.ftl`, new FluentResource(text));
    this.#speak(this.lang);
  }

  /** Know the messages of a game, too. Throws if they cannot be loaded; then it may be asked for again. */
  async learn(game: string): Promise<void> {
    const parts = [game, `${game}-page`];
    while (this.#missing(this.lang, parts).length) await this.#load(this.lang, parts); // meanwhile the language may change
    this.#parts = [...new Set([...this.#parts, ...parts])];
    this.#speak(this.lang);
  }

  #missing(lang: Lang, parts: string[]): string[] {
    return parts.map((part) => `${FOLDER}/${lang}/${part}.ftl`).filter((path) => path in files && !this.#read.has(path));
  }

  async #load(lang: Lang, parts: string[]): Promise<void> {
    await Promise.all(
      this.#missing(lang, parts).map(async (path) =>
        this.#read.set(
          path,
          await again(
            () => fetched(path),
            (error) => !(error instanceof Updated),
          ),
        ),
      ),
    );
  }

  #speak(lang: Lang): void {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const part of this.#parts) {
      const texts = this.#read.get(`${FOLDER}/${lang}/${part}.ftl`);
      if (texts) bundle.addResource(texts, { allowOverrides: true });
    }
    this.#bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message in the reader's language; its id where it is missing. */
  t = (id: string, args?: Args): string => {
    const bundle = this.#bundle;
    const value = bundle.getMessage(id)?.value;
    if (!value) return id;
    return bundle.formatPattern(value, args ?? null, []);
  };

  /** The short explanation of a message (its attribute `hint`); empty if it has none. */
  hint = (id: string): string => {
    const bundle = this.#bundle;
    const hint = bundle.getMessage(id)?.attributes.hint;
    return hint ? bundle.formatPattern(hint, null, []) : "";
  };

  say = (message: Message): string => this.t(message.id, message.args);

  /** The name of a thing of a component file or rule book. */
  pick = (names: Names): string => names[FIELD[this.lang]];

  /** A moment in the reader's words. */
  date = (time: string): string => {
    const date = new Date(time);
    return Number.isNaN(date.valueOf()) ? "" : new Intl.DateTimeFormat(this.lang, { dateStyle: "medium", timeStyle: "short" }).format(date);
  };

  /** The day of a time, or a day by itself, as it is in UTC. */
  day = (time: string): string => new Intl.DateTimeFormat(this.lang, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(time.slice(0, 10)));

  /** A moment of which the day is known: its time, with the day if that is another one. */
  clock = (time: string): string => {
    const date = new Date(time);
    if (date.toDateString() !== new Date().toDateString()) return this.date(time);
    return new Intl.DateTimeFormat(this.lang, { timeStyle: "short" }).format(date);
  };

  /** Several names in one sentence: "A, B and C". */
  list = (names: string[]): string => new Intl.ListFormat(this.lang, { type: "conjunction" }).format(names);
}

export const words = new Words();
