/** The reader's language: Fluent messages of the page and of the games, and the names in component files. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
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
const files = import.meta.glob<string>(["../../../src/royaltable/locales/*/*.ftl", "!**/cli.ftl"], { query: "?raw", import: "default" });

/** The language that the browser asks for, as far as we speak it. */
function preferred(): Lang {
  for (const wanted of navigator.languages) {
    if (/^zh-(hant|tw|hk|mo)/i.test(wanted)) return "zh-Hant";
    if (/^zh/i.test(wanted)) return "zh-Hans";
    if (/^en/i.test(wanted)) return "en";
  }
  return "en";
}

class Words {
  lang = $state<Lang>("en");
  #bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
  #parts = ["page", "common"];

  /** Start with the remembered language, else the browser's. */
  async begin(remembered: string | null): Promise<void> {
    const known = LANGUAGES.find((l) => l.lang === remembered);
    await this.use(known?.lang ?? preferred());
  }

  /** Speak another language from now on; the page follows at once. */
  async use(lang: Lang): Promise<void> {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    const paths = this.#parts.map((part) => `${FOLDER}/${lang}/${part}.ftl`).filter((path) => path in files);
    const texts = await Promise.all(paths.map((path) => files[path]()));
    for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.#bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  /** Read the messages of a game, too. */
  async learn(game: string): Promise<void> {
    if (this.#parts.includes(game)) return;
    this.#parts.push(game, `${game}-page`);
    await this.use(this.lang);
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

  /** Several names in one sentence: "A, B and C". */
  list = (names: string[]): string => new Intl.ListFormat(this.lang, { type: "conjunction" }).format(names);
}

export const words = new Words();
