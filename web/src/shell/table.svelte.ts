/** One table as this browser sees it: whose eyes, what is shown, what the others did meanwhile. */
import { gamePage } from "../games";
import * as api from "../lib/api";
import type { GamePage, Play } from "../lib/plugin";
import { PACE, settings } from "../lib/settings.svelte";
import { Speech } from "../lib/speech.svelte";
import { listen, type News } from "../lib/stream";
import type { GameDetail, LogLine, Position } from "../lib/types";
import { words } from "../lib/words.svelte";
import { Draft } from "./draft.svelte";
import { playOf } from "./play.svelte";
import { Replay } from "./replay.svelte";
import { Still } from "./still";

/** act: a person here is to move; watch: others are; hand-over: the next person takes the device; over: the game is. */
export type Mode = "act" | "watch" | "hand-over" | "over";

const FAR = 80; // nodes behind from which the page jumps instead of showing each
const AGAIN = 2000; // ms until a failed reading is repeated
const CHANCE_SHARE = 0.5; // a chance node stays half as long as a move
const ROW_SHARE = 0.6; // and every row of points makes it stay longer

export class Table {
  mode = $state<Mode>("watch");
  viewer = $state<number | null>(null);
  lines = $state.raw<LogLine[]>([]);
  /** The line whose consequence is shown just now, while the moves of others are played. */
  playing = $state.raw<LogLine | null>(null);
  thinking = $state<number | null>(null);
  /** The connection is broken. */
  lost = $state(false);
  /** The table has been removed. */
  gone = $state(false);
  hover = $state<string | null>(null);
  /** Sentence for screen readers. */
  said = $state("");
  replay = $state.raw<Replay | null>(null);
  /** The seat that the hand-over screen waits for. */
  next = $state<number | null>(null);
  /** Called when the draft is at rest. */
  onSettled: () => void = () => undefined;

  readonly still = new Still();
  readonly draft: Draft;
  readonly speech: Speech;
  readonly play: Play;
  #head = 0; // nodes shown
  #target = 0; // nodes that the server has
  #pumping = false;
  #hurry = false;
  #conceal = false;
  #wake: () => void = () => undefined;
  #stop: () => void = () => undefined;

  private constructor(
    readonly id: string,
    readonly detail: GameDetail,
    readonly page: GamePage,
    /** Person seats that this browser may play. */
    readonly own: number[],
    first: Position,
  ) {
    this.speech = new Speech(detail, first.seats);
    this.draft = new Draft(
      { id, ends: () => page.ends?.(this.play) ?? false, committed: (answer) => this.#committed(answer), stale: () => void this.#settle(), settled: () => this.#settled(), acts: (draft) => page.acts?.(draft) ?? [...draft.keys()], asked: (node) => page.asked?.includes(node) ?? false },
      first,
    );
    this.play = playOf(this);
    this.#head = this.#target = first.version;
  }

  /** Come to a table; throws api.Refused if there is none, api.Unreachable. */
  static async open(id: string): Promise<Table> {
    const seen = await api.position(id, null);
    const [detail, page] = await Promise.all([api.game(seen.game), gamePage(seen.game), words.learn(seen.game)]);
    const persons = seen.seats.flatMap((seat, i) => (seat.kind === "person" ? [i] : []));
    const mine = await Promise.all(persons.map((seat) => api.position(id, seat).then(() => true, notMine)));
    const table = new Table(id, detail, page, persons.filter((_, i) => mine[i]), seen);
    await table.#settle(true);
    return table;
  }

  /** Follow the table from now on, until it is closed. */
  follow(): void {
    this.#stop = listen(this.id, (news) => this.#news(news), (gone) => void this.#connected(!gone));
  }

  close(): void {
    this.replay?.pause();
    this.#stop();
  }

  /** What is on the board: the replay, else the position after the draft. */
  get shown(): Position {
    return this.replay?.position ?? this.draft.position;
  }

  get committed(): Position {
    return this.replay?.position ?? this.draft.committed;
  }

  get mine(): boolean {
    return this.mode === "act" && !this.replay && this.draft.open;
  }

  /** Several people share this browser. */
  get shared(): boolean {
    return this.own.length > 1;
  }

  /** The latest lines of others since the viewer acted last. */
  get recent(): LogLine[] {
    const lines = this.lines.slice(0, this.committed.at);
    return lines.slice(lines.findLastIndex((line) => line.seat === this.viewer) + 1);
  }

  /** The line that led to what the replay shows. */
  get replayed(): LogLine | null {
    return this.replay && this.replay.at > 0 ? (this.lines[this.replay.at - 1] ?? null) : null;
  }

  /** Add actions to the draft; `stopping`: as in Draft.choose. */
  choose = (actions: string[], stopping = false): void => {
    if (!this.mine) return;
    this.#chosen();
    this.draft.choose(actions, stopping);
  };

  backTo = (n: number): void => {
    if (!this.mine) return;
    this.#chosen();
    this.draft.backTo(n);
  };

  #chosen(): void {
    this.hover = null;
    this.still.hold();
  }

  #secret(position: Position): boolean {
    return position.status === "running" && (this.page.hiddenHands === true || this.page.privateNodes.includes(position.node));
  }

  // ---- what the others do

  #news(news: News): void {
    this.thinking = typeof news.thinking === "number" ? news.thinking : null;
    this.#target = Math.max(this.#target, news.version);
    if (!this.draft.sending) void this.#pump();
  }

  #committed(answer: Position): void {
    this.#head = this.draft.committed.version;
    this.#target = Math.max(this.#target, this.#head, answer.version);
    this.mode = "watch";
    // the next person may look at the screen now; one's own chance outcomes may be seen
    this.#conceal = this.shared && this.draft.committed.actor !== "chance" && this.#secret(this.draft.committed);
    void this.#pump();
  }

  /** Show every node between what is shown and what the server has, one after the other, then let the next person act. */
  async #pump(): Promise<void> {
    if (this.#pumping || this.replay || this.mode === "hand-over") return;
    if (this.#head === this.#target && this.mode !== "watch") return;
    const dropped = this.mode === "act" && this.draft.steps.length > 0;
    this.#pumping = true;
    try {
      if (this.#conceal) this.viewer = null;
      await this.#refreshLines(this.#conceal);
      this.#conceal = false;
      while (this.#head < this.#target && !this.replay) {
        if (this.#hurry || document.hidden || this.#target - this.#head > FAR) this.#head = this.#target;
        else this.#head++;
        await this.#show(this.#head);
      }
      if (!this.replay) await this.#settle();
      if (dropped) this.draft.refusal = { action: null, message: "", rule: null, id: "page-refused-stale" };
    } catch (error) {
      this.#failed(error);
      setTimeout(() => void this.#pump(), AGAIN);
    } finally {
      this.#pumping = false;
      this.#hurry = false;
      this.playing = null;
    }
    if (this.#head < this.#target) void this.#pump();
  }

  /** The table cannot be read: it is gone, or the server is. */
  #failed(error: unknown): void {
    if (error instanceof api.Refused) this.gone = true;
    else this.lost = true;
  }

  async #connected(yes: boolean): Promise<void> {
    this.lost = !yes;
    if (yes) return;
    await api.position(this.id, null).catch((error: unknown) => this.#failed(error));
    if (this.gone) this.close();
  }

  async #show(at: number): Promise<void> {
    if (at > this.lines.length) await this.#refreshLines();
    this.draft.show(await api.position(this.id, this.viewer, at));
    const line = this.lines[at - 1];
    const wait = line ? this.#pause(line) : 0;
    if (!wait || (at === this.#target && line.seat === "chance")) return;
    this.playing = line;
    await new Promise<void>((done) => {
      this.#wake = done;
      setTimeout(done, wait);
    });
  }

  #pause(line: LogLine): number {
    const tells = line.rows.length > 0 || !this.page.silent?.includes(line.action ?? "");
    if (this.#hurry || !tells || this.own.includes(Number(line.seat))) return 0;
    const pace = PACE[settings.get("pace")];
    const scored = line.rows.filter((row) => row[2] > 0).length;
    return pace * ((line.seat === "chance" ? CHANCE_SHARE : 1) + Math.min(scored, 5) * ROW_SHARE);
  }

  /** Do not show the moves of others one by one any longer. */
  skip = (): void => {
    this.#hurry = true;
    this.#wake();
  };

  /** Read the log from the first line that was hidden or missing. */
  async #refreshLines(all = false): Promise<void> {
    const hidden = this.lines.findIndex((line) => line.hidden !== undefined);
    const from = all ? 0 : hidden < 0 ? this.lines.length : hidden;
    const { lines } = await api.log(this.id, this.viewer, from);
    this.lines = [...this.lines.slice(0, from), ...lines];
  }

  // ---- whose eyes, whose turn

  /** Find out who is to act, and let them. What is new meanwhile is left for the next round of #pump. */
  async #settle(first = false): Promise<void> {
    const seen = await api.position(this.id, null);
    if (this.#behind(seen, first)) return;
    const actor = typeof seen.actor === "number" && this.own.includes(seen.actor) ? seen.actor : null;
    if (actor !== null && actor !== this.viewer && this.shared && this.#secret(seen)) return this.#handOver(actor, seen);
    const viewer = actor ?? this.viewer ?? (this.shared && this.#secret(seen) ? null : (this.own[0] ?? null));
    const changed = first || viewer !== this.viewer;
    this.viewer = viewer;
    const position = viewer === null ? seen : await api.position(this.id, viewer);
    await this.#refreshLines(changed);
    if (this.#behind(position)) return;
    if (position.status === "over") {
      this.draft.show(position);
      this.mode = "over";
    } else if (actor !== null) {
      this.mode = "act";
      this.draft.begin(position);
    } else {
      this.draft.show(position);
      this.mode = "watch";
    }
  }

  /** Whether the server is ahead of what is shown; `jump`: show it at once. */
  #behind(position: Position, jump = false): boolean {
    this.#target = Math.max(this.#target, position.version);
    if (jump) this.#head = position.version;
    return position.version > this.#head;
  }

  async #handOver(seat: number, seen: Position): Promise<void> {
    this.viewer = null;
    this.draft.show(seen);
    await this.#refreshLines(true);
    this.#head = seen.version;
    this.next = seat;
    this.mode = "hand-over";
  }

  /** The next person has the device. */
  accept = async (): Promise<void> => {
    const seat = this.next;
    try {
      this.viewer = seat;
      await this.#refreshLines(true);
      this.mode = "watch";
      this.next = null;
      await this.#settle();
    } catch (error) {
      this.viewer = null;
      this.next = seat;
      this.mode = "hand-over";
      this.#failed(error);
    }
    if (this.#head < this.#target) void this.#pump();
  };

  #settled(): void {
    if (!settings.get("confirm") && this.draft.complete && this.draft.open) void this.draft.commit();
    this.onSettled();
  }

  // ---- looking back

  /** Begin to look back, from node `at` on (default: now). */
  startReplay = (at?: number, play = false): void => {
    this.replay?.pause();
    const replay = new Replay(this.draft.committed, Math.min(this.#head, this.lines.length));
    this.replay = replay;
    this.draft.refusal = null;
    this.playing = null;
    this.#wake();
    if (play) replay.play(at);
    else if (at !== undefined) void replay.go(at);
  };

  replaySinceMyTurn = (): void => this.startReplay(this.lines.findLastIndex((line) => line.seat === this.viewer) + 1, true);

  endReplay = (): void => {
    this.replay?.pause();
    this.replay = null;
    if (this.mode === "watch" || this.#head < this.#target) void this.#pump();
  };
}

function notMine(error: unknown): boolean {
  if (error instanceof api.Refused) return false;
  throw error;
}
