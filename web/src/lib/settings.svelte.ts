/** What the reader has chosen for this browser; remembered. */
import type { Lang } from "./types";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "reduced";
export type Pace = "slow" | "normal" | "fast" | "instant";

interface Stored {
  lang: Lang | null;
  theme: Theme;
  motion: Motion;
  pace: Pace;
  confirm: boolean;
}

const KEY = "royaltable-settings";
const DEFAULTS: Stored = { lang: null, theme: "system", motion: "system", pace: "normal", confirm: true };

/** Milliseconds that a move of somebody else stays before the next one is shown. */
export const PACE: Record<Pace, number> = { slow: 1600, normal: 750, fast: 250, instant: 0 };

function read(): Stored {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  #stored = $state<Stored>(read());
  #dark = $state(dark.matches);
  #still = $state(still.matches);

  constructor() {
    dark.addEventListener("change", () => this.#follow());
    still.addEventListener("change", () => this.#follow());
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
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored));
    } catch {
      // a browser that stores nothing: the choice holds until the page is closed
    }
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
