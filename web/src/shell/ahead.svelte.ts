/** What is pressed on the table while the server is asked about the plan: it waits for the answer and is then pressed on what it was pressed on. */
import { tick } from "svelte";
import { digit } from "../lib/keys";
import type { Draft } from "./draft.svelte";

const AREAS = ".board, .hand, .controls, .panel";
const MEANT = "[data-place], [data-action], [data-part], [data-card]";

interface Press {
  /** The turn in which it was pressed. */
  turn: string;
  /** The place or the thing; null: a figure was typed. */
  on: Element | null;
  /** What it meant there. */
  what: string;
  again: Event;
}

/** What a press on an element means: a place is the same place whatever follows from it, anything else is its action. */
const what = (on: Element | null): string =>
  on instanceof HTMLElement || on instanceof SVGElement ? (on.dataset.place ?? on.dataset.card ?? on.dataset.action ?? "") : "";

export class Ahead {
  /** Presses that wait, the earliest first. */
  waiting = $state.raw<Press[]>([]);
  #draft: Draft;
  /** What was pressed last, so that the second click of a double click is no press of its own. */
  #last: Element | null = null;
  #releasing = false;
  #pressing = false;

  constructor(draft: Draft) {
    this.#draft = draft;
  }

  /** A click or key, before anything else of the table hears of it. */
  hold = (event: MouseEvent | KeyboardEvent): void => {
    const press = this.#pressing ? null : this.#pressOf(event);
    if (!press) return;
    const twice = event.detail > 1 && press.on === this.#last;
    this.#last = press.on;
    if (!this.#draft.open || !(this.#draft.busy || this.waiting.length)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!twice) this.#keep([...this.waiting, press]);
  };

  #pressOf(event: MouseEvent | KeyboardEvent): Press | null {
    const target = event.target instanceof Element ? event.target : null;
    const typed = event instanceof KeyboardEvent;
    if (typed && digit(event) !== null) {
      const { key, code } = event;
      return this.#press(null, new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }));
    }
    const on = target?.closest(AREAS) ? target.closest(MEANT) : null;
    if (!on || (typed && (!"Enter ".includes(event.key) || on instanceof HTMLButtonElement))) return null; // a button makes a click of it
    return this.#press(on, new MouseEvent("click", { bubbles: true, cancelable: true }));
  }

  #press(on: Element | null, again: Event): Press {
    return { turn: this.#turn(), on, what: what(on), again };
  }

  #turn(): string {
    const { table, version, viewer } = this.#draft.committed;
    return `${table} ${version} ${viewer}`;
  }

  #keep(waiting: Press[]): void {
    this.waiting.forEach(({ on }) => on?.removeAttribute("data-held"));
    this.waiting = waiting;
    waiting.forEach(({ on }) => on?.setAttribute("data-held", ""));
  }

  /** The draft is at rest: press what waits, as far as it still means the same. */
  async release(): Promise<void> {
    if (this.#releasing) return;
    this.#releasing = true;
    while (this.waiting.length && !this.#draft.busy) {
      await tick(); // what is pressed shows the answer
      const [press, ...rest] = this.waiting;
      const gone =
        press.turn !== this.#turn() ||
        !this.#draft.open ||
        this.#draft.refusal !== null ||
        (press.on && (!press.on.isConnected || what(press.on) !== press.what));
      this.#keep(gone ? [] : rest);
      if (gone) this.#drop();
      else this.#again(press);
    }
    this.#releasing = false;
  }

  #again({ on, again }: Press): void {
    this.#pressing = true;
    (on ?? document.body).dispatchEvent(again);
    this.#pressing = false;
  }

  /** What waited is no longer there to be pressed: that is said, unless something else is. */
  #drop(): void {
    this.#draft.refusal ??= { action: null, message: "", rule: null, id: "page-refused-ahead" };
  }
}
