/** News of tables, by one stream for all pages of a browser (hub.worker.ts). Where there is no shared worker, or it does not answer,
    the page looks every few seconds itself while somebody sees it; so no number of pages uses up the browser's connections. */
import { onReturn } from "./awake";
import { Hub, type Source, type Word } from "./hub";
import type { Asked, Told } from "./hub.worker";
import type { News } from "./types";

export type { News };

export interface Listener {
  news: (news: News) => void;
  /** The connection goes (true) and comes. */
  lost: (lost: boolean) => void;
  /** The table cannot be followed (any more). */
  gone: () => void;
}

const ANSWER = 10_000; // ms until a worker that does not answer is given up
const MISSED = 3; // beats that may fail to come

/** The hub in the shared worker. */
class Shared implements Source {
  #port: MessagePort;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #answered = false;

  /** Throws where there are no shared workers; calls `dead` when this one does not answer, or no more. */
  constructor(
    say: (word: Word) => void,
    private readonly dead: (answered: boolean) => void,
  ) {
    const worker = new SharedWorker(new URL("./hub.worker.ts", import.meta.url), { type: "module", name: "royaltable" });
    worker.onerror = () => dead(this.#answered);
    this.#port = worker.port;
    this.#port.onmessage = ({ data }: MessageEvent<Told>) => {
      this.#answered = true;
      if (!("beat" in data)) return say(data);
      this.#await(data.beat * MISSED);
      this.#say({ here: true });
    };
    this.#await(ANSWER);
  }

  #await(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.dead(this.#answered), ms);
  }

  #say(asked: Asked): void {
    this.#port.postMessage(asked);
  }

  follow(tables: string[]): void {
    this.#say({ follow: tables });
  }

  check(anew: boolean): void {
    this.#say({ check: anew });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#port.onmessage = null;
    this.#say({ follow: [] });
    this.#port.close();
  }
}

const listeners = new Map<string, Set<Listener>>();
let source: Source | null = null;
let alone = false; // the shared worker has failed
let lost = false;

function say(word: Word): void {
  if ("lost" in word) {
    lost = word.lost;
    listeners.forEach((all) => all.forEach((one) => one.lost(word.lost)));
  } else if ("gone" in word) {
    listeners.get(word.gone)?.forEach((one) => one.gone());
  } else {
    listeners.get(word.news.table)?.forEach((one) => one.news(word.news));
  }
}

function found(): Source {
  try {
    if (!alone) return new Shared(say, dead);
  } catch {
    alone = true;
  }
  return new Hub(say, false);
}

/** A worker that has answered before is started again; one that never has is done without. */
function dead(answered: boolean): void {
  source?.close();
  source = null;
  alone ||= !answered;
  update();
}

/** Follow the tables that somebody listens to: with a hub of its own only while the page is seen. */
function update(): void {
  const tables = alone && document.hidden ? [] : [...listeners.keys()];
  if (tables.length) source ??= found();
  source?.follow(tables);
}

/** Be told of a table from now on, its present state first; returns how to stop. */
export function listen(table: string, listener: Listener): () => void {
  const all = listeners.get(table) ?? new Set();
  listeners.set(table, all.add(listener));
  if (lost) listener.lost(true);
  update();
  return () => {
    all.delete(listener);
    if (!all.size) listeners.delete(table);
    update();
  };
}

document.addEventListener("visibilitychange", update);
addEventListener("pagehide", () => {
  source?.close();
  source = null;
});
onReturn((anew) => {
  update();
  source?.check(anew);
});
