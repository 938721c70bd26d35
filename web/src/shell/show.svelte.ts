/** The acts of others, shown one after the other at the reader's pace; a long turn is shown the faster the longer it gets. */
import { PACE, settings } from "../lib/settings.svelte";
import type { Act } from "./acts";

const TURN = 4; // acts' time that a whole turn may take
const CHANCE_SHARE = 0.5; // what chance does stays half as long as an act
const ROW_SHARE = 0.4; // and every row of points makes it stay longer
const FRAME = 100; // ms between two pictures of a sweep
const FRAMES = 12;
const TOLD = 6; // turns kept for those who hear the table

export class Show {
  /** The act whose consequence is shown just now. */
  playing = $state.raw<Act | null>(null);
  /** The turns of others as sentences, the latest last: what is new is read aloud. */
  told = $state.raw<{ at: number; text: string }[]>([]);
  #hurry = false;
  #turn = -1;
  #spent = 0;
  #wake: () => void = () => undefined;

  /** Nothing is to be shown one by one. */
  get hurried(): boolean {
    return this.#hurry || document.hidden || settings.get("pace") === "instant";
  }

  /** Let the consequence of an act stay for a while; `turn`: the number that its turn begins with. */
  async stay(act: Act, turn: number): Promise<void> {
    if (turn !== this.#turn) this.#spent = 0;
    this.#turn = turn;
    const share = weight(act) * (1 - this.#spent / TURN);
    this.#spent += share;
    if (!this.hurried) this.playing = act;
    await this.#wait(PACE[settings.get("pace")] * share);
  }

  /** Nodes that are shown of a deal of many cards, in one sweep; only its end where nothing is to move. */
  sweep(from: number, to: number): number[] {
    const frames = this.hurried || settings.still ? 1 : Math.min(to - from, FRAMES);
    return Array.from({ length: frames }, (_, i) => to - Math.floor(((frames - 1 - i) * (to - from)) / frames));
  }

  beat = (): Promise<void> => this.#wait(FRAME);

  async #wait(ms: number): Promise<void> {
    if (this.hurried) return;
    await new Promise<void>((done) => {
      this.#wake = done;
      setTimeout(done, ms);
    });
  }

  /** Tell a turn that is over. */
  tell(at: number, text: string): void {
    if (this.told.some((one) => one.at === at)) return;
    this.told = [...this.told, { at, text }].slice(-TOLD);
  }

  /** Do not show what is under way one by one any longer. */
  skip = (): void => {
    this.#hurry = true;
    this.stop();
  };

  /** End the pause. */
  stop(): void {
    this.playing = null;
    this.#wake();
  }

  /** All is shown. */
  end(): void {
    this.#hurry = false;
    this.playing = null;
  }
}

function weight({ seat, lines }: Act): number {
  const scored = lines.flatMap((line) => line.rows).filter((row) => row[2] > 0).length;
  return (seat === "chance" ? CHANCE_SHARE : 1) + Math.min(scored, 4) * ROW_SHARE;
}
