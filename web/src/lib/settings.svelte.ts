/** What the reader has chosen for this browser; remembered. */
import { flag, oneOf, read, some, write } from "./stored";
import { LANGS, type Lang } from "./types";

export const THEMES = ["system", "light", "dark"] as const;
export const MOTIONS = ["system", "full", "reduced"] as const;
export const PACES = ["slow", "normal", "fast", "instant"] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Pace = (typeof PACES)[number];

interface Stored {
  lang: Lang | null;
  theme: Theme;
  motion: Motion;
  pace: Pace;
  confirm: boolean;
  sound: boolean;
  aloud: boolean;
}

const KEY = "royaltable-settings";
const DEFAULTS: Stored = { lang: null, theme: "system", motion: "system", pace: "normal", confirm: true, sound: false, aloud: true };

/** Milliseconds that a move of somebody else stays before the next one is shown. */
export const PACE: Record<Pace, number> = { slow: 1600, normal: 750, fast: 250, instant: 0 };

const FITS = some<Stored>({
  lang: oneOf<Lang | null>([...LANGS, null]),
  theme: oneOf(THEMES),
  motion: oneOf(MOTIONS),
  pace: oneOf(PACES),
  confirm: flag,
  sound: flag,
  aloud: flag,
});
const stored = (): Stored => ({ ...DEFAULTS, ...read(KEY, FITS) });

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  #stored = $state<Stored>(stored());
  #dark = $state(dark.matches);
  #still = $state(still.matches);

  constructor() {
    dark.addEventListener("change", () => this.#follow());
    still.addEventListener("change", () => this.#follow());
    addEventListener("storage", ({ key }) => {
      if (key !== KEY) return;
      this.#stored = stored(); // chosen in another window
      this.#follow();
    });
    this.#follow();
  }

  #follow(): void {
    this.#dark = dark.matches;
    this.#still = still.matches;
    const root = document.documentElement;
    root.dataset.theme = this.dark ? "dark" : "light";
    root.dataset.motion = this.still ? "reduced" : "full";
  }

  get<K extends keyof Stored>(name: K): Stored[K] {
    return this.#stored[name];
  }

  set<K extends keyof Stored>(name: K, value: Stored[K]): void {
    this.#stored[name] = value;
    this.#follow();
    write(KEY, this.#stored);
  }

  /** Whether the room is dark. */
  get dark(): boolean {
    return this.#stored.theme === "dark" || (this.#stored.theme === "system" && this.#dark);
  }

  /** Whether nothing is to move. */
  get still(): boolean {
    return this.#stored.motion === "reduced" || (this.#stored.motion === "system" && this.#still);
  }
}

export const settings = new Settings();
