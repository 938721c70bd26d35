/** The reader's private notes about a table: stored by themselves; what another device has written is never overwritten unseen. */
import * as api from "../lib/api";

export const LONGEST = 4000; // characters
const PAUSE = 900; // ms without a key until what was written is stored
const AGAIN = 3000; // ms until a failed call is repeated

/** read: not there yet; kept: stored; changed: not yet; failed: the server does not answer; other: another device has written something else. */
export type State = "read" | "kept" | "changed" | "failed" | "other";

export class Notes {
  text = $state("");
  state = $state<State>("read");
  /** What the other device has written. */
  other = $state("");
  #version = 0;
  #storing = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {}

  /** Read them, unless something is written here that is not stored yet. */
  async open(): Promise<void> {
    if (this.state !== "read" && this.state !== "kept") return;
    try {
      const { text, version } = await api.notes(this.table);
      if (this.state !== "read" && this.state !== "kept") return;
      this.text = text;
      this.#version = version;
      this.state = "kept";
    } catch {
      this.#later(AGAIN, () => void this.open());
    }
  }

  /** Something was written. */
  write(text: string): void {
    this.text = text;
    if (this.state === "other") return;
    this.state = "changed";
    this.#later(PAUSE, () => void this.store());
  }

  /** Store what is not stored yet. */
  async store(): Promise<void> {
    if (this.#storing || (this.state !== "changed" && this.state !== "failed")) return;
    clearTimeout(this.#timer);
    this.#storing = true;
    const { text } = this;
    try {
      this.#version = (await api.note(this.table, { text, version: this.#version })).version;
      this.state = this.text === text ? "kept" : "changed";
      if (this.state === "changed") this.#later(PAUSE, () => void this.store());
    } catch (error) {
      await this.#failed(error, text);
    } finally {
      this.#storing = false;
    }
  }

  /** Of two texts one stays: this one, or that of the other device. */
  settle(mine: boolean): void {
    if (!mine) this.text = this.other;
    this.state = "changed";
    void this.store();
  }

  close(): void {
    clearTimeout(this.#timer);
    void this.store();
  }

  async #failed(error: unknown, sent: string): Promise<void> {
    this.state = "failed";
    if (error instanceof api.Refused && error.kind === "stale") {
      const now = await api.notes(this.table).catch(() => null);
      if (now) {
        this.#version = now.version;
        this.other = now.text;
        this.state = now.text === sent ? "kept" : "other"; // the same: the answer to an earlier call was lost
        return;
      }
    }
    if (!(error instanceof api.Refused) || error.kind === "stale") this.#later(AGAIN, () => void this.store());
  }

  #later(ms: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, ms);
  }
}
