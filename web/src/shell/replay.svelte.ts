/** Looking back: the table after any act. */
import * as api from "../lib/api";
import { notices } from "../lib/notices.svelte";
import type { Position } from "../lib/types";
import type { Act, Turn } from "./acts";

export type Speed = "slow" | "normal" | "fast";
/** Milliseconds from one act to the next. */
const SPEEDS: Record<Speed, number> = { slow: 1600, normal: 750, fast: 250 };

export class Replay {
  position = $state.raw<Position>()!;
  /** Nodes shown. */
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>("normal");
  /** Where acts end, and where turns do: nodes, rising from 0. */
  readonly stops: number[];
  readonly turns: number[];
  #acts: Act[];
  #table: string;
  #seat: number | null;
  #known = new Map<number, Promise<Position>>();
  #timer = 0;

  /** `start`: what is shown now; `turns`: all that has been played. */
  constructor(start: Position, turns: Turn[]) {
    this.#table = start.table;
    this.#seat = start.viewer;
    this.#acts = turns.flatMap((turn) => turn.acts);
    this.stops = [0, ...this.#acts.map((act) => act.to)];
    this.turns = [0, ...turns.map((turn) => turn.to)];
    this.position = start;
    this.at = Math.min(start.at, this.last);
  }

  get last(): number {
    return this.stops.at(-1) ?? 0;
  }

  /** The act that led to what is shown; null: nothing has happened. */
  get act(): Act | null {
    return this.#acts.find((act) => act.to === this.at) ?? null;
  }

  /** Number of the turn that is shown, or is under way; 0: nothing has happened. */
  get turnNo(): number {
    return this.turns.findIndex((end) => end >= this.at);
  }

  #load(at: number): Promise<Position> {
    const known = this.#known.get(at) ?? api.position(this.#table, this.#seat, at);
    this.#known.set(at, known);
    known.catch(() => this.#known.delete(at));
    return known;
  }

  /** Show the table after the act that ends at or after a node. */
  async go(at: number): Promise<void> {
    this.at = this.stops.find((stop) => stop >= at) ?? this.last;
    const wanted = this.at;
    try {
      const position = await this.#load(wanted);
      if (this.at !== wanted) return;
      this.position = position;
      notices.close("replay");
      const next = this.stops.find((stop) => stop > wanted);
      if (next !== undefined) void this.#load(next).catch(() => undefined);
    } catch {
      if (this.at !== wanted) return;
      this.pause();
      notices.say({ about: "replay", id: "page-replay-failed", again: () => void this.go(wanted) });
    }
  }

  /** One act on (1) or back (-1). */
  step(by: 1 | -1): void {
    this.#jump(this.stops, by);
  }

  /** One turn on or back. */
  turn(by: 1 | -1): void {
    this.#jump(this.turns, by);
  }

  #jump(stops: number[], by: 1 | -1): void {
    const to = by > 0 ? stops.find((stop) => stop > this.at) : stops.findLast((stop) => stop < this.at);
    this.seek(to ?? this.at);
  }

  /** Go there and stay. */
  seek(at: number): void {
    this.pause();
    void this.go(at);
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
    this.#timer = window.setTimeout(() => void this.go(this.at + 1).then(() => this.#next()), SPEEDS[this.speed]);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** Nobody looks back any more. */
  end(): void {
    this.pause();
    this.at = -1;
    notices.close("replay");
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }
}
