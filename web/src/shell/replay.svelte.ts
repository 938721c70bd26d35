/** Looking back: the table after any number of nodes. */
import * as api from "../lib/api";
import { PACE, settings } from "../lib/settings.svelte";
import type { Position } from "../lib/types";

export class Replay {
  position = $state.raw<Position>()!;
  at = $state(0);
  last = $state(0);
  playing = $state(false);
  #table: string;
  #seat: number | null;
  #known = new Map<number, Promise<Position>>();
  #timer = 0;

  /** `start`: what is shown now; `last`: the number of nodes played. */
  constructor(start: Position, last: number) {
    this.#table = start.table;
    this.#seat = start.viewer;
    this.position = start;
    this.at = Math.min(start.at, last);
    this.last = last;
  }

  #load(at: number): Promise<Position> {
    const known = this.#known.get(at) ?? api.position(this.#table, this.#seat, at);
    this.#known.set(at, known);
    known.catch(() => this.#known.delete(at));
    return known;
  }

  async go(at: number): Promise<void> {
    this.at = Math.max(0, Math.min(at, this.last));
    const wanted = this.at;
    try {
      const position = await this.#load(wanted);
      if (this.at === wanted) this.position = position;
      if (wanted < this.last) void this.#load(wanted + 1).catch(() => undefined);
    } catch {
      this.pause(); // the connection line says why
    }
  }

  step(by: number): void {
    this.pause();
    void this.go(this.at + by);
  }

  play(from?: number): void {
    this.playing = true;
    clearTimeout(this.#timer);
    const start = from ?? (this.at >= this.last ? 0 : this.at);
    void this.go(start).then(() => this.#next());
  }

  #next(): void {
    if (!this.playing) return;
    if (this.at >= this.last) return this.pause();
    const wait = Math.max(PACE[settings.get("pace")], 120);
    this.#timer = window.setTimeout(() => void this.go(this.at + 1).then(() => this.#next()), wait);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }
}
