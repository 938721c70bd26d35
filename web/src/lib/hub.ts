/** One stream of news for any number of tables. It runs in the worker that all pages of a browser share, or in a page. */
import type { News } from "./types";

/** What a hub says: the state of a table; a table that cannot be followed; whether the server is out of reach. */
export type Word = { news: News } | { gone: string } | { lost: boolean };

/** What tells of tables. */
export interface Source {
  /** Follow these tables and no others. */
  follow(tables: string[]): void;
  /** Somebody came back to the page: make sure that the stream lives; `anew`: the network has changed. */
  check(anew: boolean): void;
  close(): void;
}

const CONNECT = 6000; // ms until a stream that does not begin is given up
const MISSED = 2.5; // signs of life that may fail to come
const LEAST = 500; // ms that a sign of life may be late in any case
const AGAIN = [500, 1000, 2000, 4000, 8000]; // ms between attempts to open the stream
const PAUSE = 2000; // ms between two looks of a hub that does not hold its stream

export class Hub implements Source {
  /** The last news of each table that is followed. */
  readonly known = new Map<string, News>();
  /** Whether the server is out of reach; null: that is not known yet. */
  lost: boolean | null = null;
  #tables: string[] = [];
  #source: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard = 0; // when the last sign of life came, or the stream was begun
  #every = CONNECT; // ms after which the next one is due
  #failures = 0;

  /** `held`: keep the stream open; else look, let go and look again, for a browser has few connections and here each page needs its own. */
  constructor(
    private readonly say: (word: Word) => void,
    private readonly held = true,
  ) {}

  follow(tables: string[]): void {
    const more = tables.some((table) => !this.#tables.includes(table));
    this.#tables = tables;
    for (const table of this.known.keys()) if (!tables.includes(table)) this.known.delete(table);
    if (!tables.length) this.close();
    else if (more) this.#open();
  }

  check(anew: boolean): void {
    if (this.#tables.length && (anew || this.lost || Date.now() - this.#heard > this.#every + LEAST)) this.#open();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
  }

  #open = (): void => {
    this.close();
    const source = new EventSource(`/api/events?${new URLSearchParams(this.#tables.map((table) => ["table", table]))}`);
    this.#source = source;
    this.#heard = Date.now();
    this.#await(CONNECT);
    source.onerror = this.#fail;
    source.onmessage = ({ data }) => {
      const news: News = JSON.parse(data);
      this.known.set(news.table, news);
      this.#live();
      this.say({ news });
    };
    source.addEventListener("gone", ({ data }) => {
      this.#live();
      this.say({ gone: JSON.parse(data).table });
    });
    source.addEventListener("alive", ({ data }) => {
      this.#every = JSON.parse(data).every * 1000;
      this.#live();
      if (!this.held) this.#rest();
    });
  };

  #live(): void {
    this.#heard = Date.now();
    this.#failures = 0;
    this.#tell(false);
    this.#await(this.#every * MISSED + LEAST);
  }

  #await(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#fail, ms);
  }

  #fail = (): void => {
    this.close();
    this.#tell(true);
    this.#timer = setTimeout(this.#open, AGAIN[Math.min(this.#failures++, AGAIN.length - 1)]);
  };

  #rest(): void {
    this.close();
    this.#timer = setTimeout(this.#open, PAUSE);
  }

  #tell(lost: boolean): void {
    if (lost === this.lost) return;
    this.lost = lost;
    this.say({ lost });
  }
}
