/** One table as this browser sees it: whose eyes, what is shown, what the others did meanwhile. */
import { gamePage } from "../games";
import * as api from "../lib/api";
import { onReturn } from "../lib/awake";
import type { GamePage, Play } from "../lib/plugin";
import { settings } from "../lib/settings.svelte";
import { Speech } from "../lib/speech.svelte";
import { listen, type News } from "../lib/stream";
import { notices } from "../lib/notices.svelte";
import type { Course, GameDetail, LogLine, Position, Sitting } from "../lib/types";
import { words } from "../lib/words.svelte";
import { Notes } from "../talk/notes.svelte";
import { others, Talk } from "../talk/talk.svelte";
import { Ahead } from "./ahead.svelte";
import { tells, turnsOf, type Act, type Turn } from "./acts";
import { Draft } from "./draft.svelte";
import { eyes } from "./eyes";
import { keep, kept, onKept, type Kept, type Step } from "./kept";
import { playOf } from "./play.svelte";
import { positionAt, Reader } from "./reader.svelte";
import { Replay } from "./replay.svelte";
import { Show } from "./show.svelte";
import { Still } from "./still";
import { turnSaid } from "./told";

/** act: a person here is to move; watch: others are; hand-over: the next person takes the device; over: the game is. */
export type Mode = "act" | "watch" | "hand-over" | "over";

const AGAIN = 2000; // ms until a failed reading is repeated

export class Table {
  mode = $state<Mode>("watch");
  viewer = $state<number | null>(null);
  thinking = $state<number | null>(null);
  /** The connection is broken. */
  #lost = $state(false);
  /** The table could not be read when it was last tried. */
  #unread = $state(false);
  /** The table has been removed. */
  gone = $state(false);
  hover = $state<string | null>(null);
  /** Sentence for screen readers. */
  said = $state("");
  /** How often something was tried that cannot be yet. */
  nudges = $state(0);
  replay = $state.raw<Replay | null>(null);
  /** The seat that the hand-over screen waits for. */
  next = $state<number | null>(null);
  /** Called when the draft is at rest. */
  onSettled: () => void = () => undefined;

  readonly still = new Still();
  readonly show = new Show();
  readonly draft: Draft;
  readonly ahead: Ahead;
  readonly speech: Speech;
  readonly play: Play;
  /** Called when this browser plays other seats than before: the table must be opened anew. */
  onReseated: () => void = () => undefined;
  /** Person seats that this browser may play. */
  readonly own: number[];
  /** Those that it has left, where a computer player stands in. */
  readonly left: number[];
  /** Who sits where now. */
  sitting = $state.raw<Sitting[]>([]);
  /** For each seat since when its person is away; null: here, or nobody decides there. */
  away = $state.raw<News["away"]>([]);
  readonly talk: Talk;
  readonly notes: Notes;
  /** How often a seat had been changed when it was heard of last. */
  #seating: number | null = null;
  #reader: Reader;
  /** The plan was changed in another tab while this one was asking the server. */
  #changed = false;
  /** Nodes shown, and nodes that the server has. */
  #head: number;
  #target: number;
  /** Nodes whose turns have been told. */
  #told: number;
  #pumping = false;
  /** What was read could not be put to use: it is read again, though nothing is new. */
  #due = false;
  #stop: () => void = () => undefined;
  #timer = 0; // of the next look

  private constructor(
    readonly id: string,
    readonly detail: GameDetail,
    readonly page: GamePage,
    first: Course,
  ) {
    this.own = first.own;
    this.left = first.left;
    this.sitting = first.now.seats;
    this.#reader = new Reader(first);
    this.#head = this.#target = this.#told = first.now.version;
    this.viewer = first.now.viewer;
    this.speech = new Speech(detail, first.now.seats, first.own.length === 1 ? first.own[0] : null);
    this.draft = new Draft(
      {
        id,
        ends: () => page.ends?.(this.play) ?? false,
        committed: (answer) => this.#committed(answer),
        stale: () => this.#again(),
        early: this.early,
        settled: (chosen) => this.#settled(chosen),
        keep: (steps) => this.#keep(steps),
        regroup: (acts) => page.regroup?.(acts),
        acts: (draft) => page.acts?.(draft) ?? [...draft.keys()],
        asked: (node) => page.asked?.includes(node) ?? false,
      },
      first.now,
    );
    this.ahead = new Ahead(this.draft);
    this.play = playOf(this);
    this.talk = new Talk(id, this.speech.seat);
    this.notes = new Notes(id);
  }

  /** Come to a table; throws api.Refused if there is none, api.Unreachable. */
  static async open(id: string): Promise<Table> {
    const first = await api.course(id, "mine", 0);
    const [detail] = await Promise.all([api.game(first.now.game), words.learn(first.now.game)]);
    words.know(detail.name, detail.messages);
    const table = new Table(id, detail, gamePage(first.now.game), first);
    await table.#settle(first.now);
    return table;
  }

  /** Follow the table from now on, until it is closed. */
  follow(): void {
    const stops = [
      listen(this.id, { news: (news) => this.#news(news), lost: (lost) => (this.#lost = lost), gone: () => void this.#look() }),
      onReturn(() => void this.#look()),
      onKept(this.id, () => this.#elsewhere()),
    ];
    this.#stop = () => stops.forEach((stop) => stop());
  }

  close(): void {
    this.replay?.end();
    this.#stop();
    this.talk.close();
    this.notes.close();
    clearTimeout(this.#timer);
  }

  /** Nothing new can be heard of the table at present. */
  get lost(): boolean {
    return this.#lost || this.#unread;
  }

  /** The log, as far as it has been read. */
  get lines(): LogLine[] {
    return this.#reader.lines;
  }

  /** The act whose consequence is shown just now, while the moves of others are played. */
  get playing(): Act | null {
    return this.show.playing;
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

  /** Somebody plays from another device. */
  get elsewhere(): boolean {
    return this.sitting.some(({ kind }, seat) => kind === "person" && !this.own.includes(seat) && !this.left.includes(seat));
  }

  /** Whether there are others to talk to, or something was said. */
  get talks(): boolean {
    return this.talk.messages.length > 0 || others(this.sitting, [...this.own, ...this.left]);
  }

  /** The latest lines of others since the viewer acted last. */
  get recent(): LogLine[] {
    const lines = this.lines.slice(0, this.committed.at);
    return lines.slice(lines.findLastIndex((line) => line.seat === this.viewer) + 1);
  }

  /** The act that led to what the replay shows. */
  get replayed(): Act | null {
    return this.replay?.act ?? null;
  }

  /** Add actions to the draft; `stopping`: as in Draft.choose. */
  choose = (actions: string[], stopping = false): void => {
    if (!this.mine) return;
    this.#chosen();
    this.draft.choose(actions, stopping);
  };

  /** It cannot be before the server has answered. */
  early = (): void => {
    this.nudges++;
    this.said = words.t("page-asking");
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
    if (this.#seating !== null && this.#seating !== news.seating) void this.#reseated();
    this.#seating = news.seating;
    if (news.version === this.draft.committed.version && news.asked.join() !== this.draft.committed.asked.join()) this.#due = true;
    this.away = news.away;
    this.talk.hear(news.said);
    this.thinking = typeof news.thinking === "number" ? news.thinking : null;
    this.#target = Math.max(this.#target, news.version);
    if (!this.draft.sending) void this.#pump();
  }

  /** Somebody has left or come back. */
  async #reseated(): Promise<void> {
    try {
      const { own, seats } = await api.seats(this.id);
      this.sitting = seats;
      if (own.join() !== this.own.join()) this.onReseated();
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Have a computer player stand in on a seat of one's own. */
  leave = (seat: number): Promise<void> => this.#reseat(() => api.leave(this.id, seat));

  comeBack = (seat: number): Promise<void> => this.#reseat(() => api.take(this.id, seat, "", ""));

  async #reseat(change: () => Promise<unknown>): Promise<void> {
    notices.close("seat");
    try {
      await change();
    } catch (error) {
      if (!(error instanceof api.Refused)) return notices.say({ about: "seat", id: "page-away-failed", again: () => void this.#reseat(change) });
    }
    this.onReseated(); // refused: it is shown why, the game is over
  }

  /** The turn is stored: the answer holds what comes next. */
  #committed(answer: Course): void {
    this.#reader.take(answer);
    this.#head = answer.now.version;
    this.#target = Math.max(this.#target, this.#head);
    this.mode = "watch";
    void this.#pump(answer.now);
  }

  #again(): void {
    this.#due = true;
    void this.#pump();
  }

  /** Read what is new and show it, one move after the other, then let the next person act. `now`: what was read already. */
  async #pump(now: Position | null = null): Promise<void> {
    if (this.#pumping || this.replay || this.mode === "hand-over") return;
    this.#pumping = true;
    const dropped = this.mode === "act" && this.draft.planned.length > 0;
    try {
      if (now) await this.#settle(now);
      while ((this.#head < this.#target || this.#due) && !this.replay) {
        this.#due = false;
        const course = await this.#read(this.viewer, this.#head);
        const holds = this.#goesOn(course.now);
        await this.#catchUp(course);
        if (!this.replay) await this.#settle(course.now);
        if (dropped && !holds) this.draft.refusal = { action: null, message: "", rule: null, id: "page-refused-stale" };
      }
    } catch (error) {
      this.#due = true;
      this.#failed(error);
      if (!this.gone) setTimeout(() => void this.#pump(), AGAIN);
    } finally {
      this.#pumping = false;
      this.show.end();
    }
  }

  async #read(viewer: number | null, after?: number): Promise<Course> {
    const course = await this.#reader.read(viewer, after);
    this.#target = Math.max(this.#target, course.now.version);
    return course;
  }

  /** Show what was read, act by act; the last waits for the rest of it. */
  async #catchUp(course: Course): Promise<void> {
    const { now } = course;
    if (this.#goesOn(now)) this.#head = now.version;
    if (now.version > this.#head) this.mode = "watch";
    for (const turn of turnsOf(this.page, this.lines.slice(0, now.version))) {
      for (const act of turn.acts) {
        if (act.to <= this.#head || (act.to === now.version && grows(turn, now))) continue;
        await this.#showAct(course, act, turn);
        if (this.replay) return;
      }
      this.#tell(turn, now);
    }
  }

  /** Let others' turns that have been shown be heard. */
  #tell(turn: Turn, now: Position): void {
    const over = turn.to < now.version || now.actor !== turn.seat;
    if (turn.to <= this.#told || turn.to > this.#head || !over) return;
    this.#told = turn.to;
    if (typeof turn.seat === "number" && !this.own.includes(turn.seat)) this.show.tell(turn.to, turnSaid(this, turn));
  }

  async #showAct(course: Course, act: Act, turn: Turn): Promise<void> {
    const dealt = act.seat === "chance" && act.from === 0;
    for (const at of dealt ? this.show.sweep(this.#head, act.to) : [act.to]) {
      const position = positionAt(course, at) ?? course.now;
      this.#head = position.at;
      this.draft.show(position);
      if (dealt) await this.show.beat();
    }
    if (!dealt && !this.own.includes(Number(act.seat)) && tells(this.page, act)) await this.show.stay(act, turn.from);
  }

  /** The table cannot be read: it is gone, or the server is. */
  #failed(error: unknown): void {
    this.gone = error instanceof api.Refused;
    this.#unread = !this.gone;
    if (this.gone) return this.close();
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#look(), AGAIN);
  }

  /** Look at the table itself: somebody has come back to the page, or what came of it was not to be trusted. */
  async #look(): Promise<void> {
    try {
      const seen = await api.position(this.id, null);
      this.#unread = false;
      this.#target = Math.max(this.#target, seen.version);
      if (!this.draft.sending) void this.#pump();
    } catch (error) {
      this.#failed(error);
    }
  }

  // ---- whose eyes, whose turn

  /** Let whoever is to act act. What is new meanwhile is left for the next round of #pump. */
  async #settle(now: Position): Promise<void> {
    const plan = kept(this.id);
    const planned = !!plan && holds(plan.version, now) && plan.seat === now.actor;
    const { viewer, next } = eyes(now, this.viewer, this.own, this.#secret(now) || planned);
    const same = viewer === this.viewer;
    this.viewer = viewer;
    const course = now.viewer === viewer ? null : await this.#read(viewer, Math.max(this.#head - 1, 0));
    const seen = course?.now ?? now;
    if (seen.version > this.#head) {
      if (course && !same) this.draft.show(positionAt(course, this.#head) ?? seen); // nothing stays on the screen that is for other eyes
      return;
    }
    this.next = next;
    const said = this.draft.refusal?.id === "page-refused-moved" && this.draft.committed.version === seen.version ? this.draft.refusal : null;
    if (next === null && viewer !== null && seen.actor === viewer) {
      if (this.#goesOn(seen)) return this.draft.rebase(seen);
      this.mode = "act";
      this.draft.begin(seen, planned ? plan : undefined);
    } else {
      this.draft.show(seen);
      this.mode = next !== null ? "hand-over" : seen.status === "over" ? "over" : "watch";
    }
    const laid = this.mode === "act" && seen.laid?.refused ? seen.laid : null;
    if (laid) this.draft.refusal = { action: laid.actions[0], message: "", rule: laid.rule, id: laid.rule === null ? "page-laid-refused" : null };
    if (said) this.draft.refusal = said; // still true when the same is read again
    if (plan && !planned && (plan.seat === viewer || this.mode === "over")) this.#dropPlan(plan);
  }

  /** Others have decided what all are asked at once; whoever decides here goes on undisturbed. */
  #goesOn(now: Position): boolean {
    return this.mode === "act" && now.actor === this.viewer && now.viewer === this.viewer && holds(this.draft.committed.version, now);
  }

  /** Lay down what is wanted at the next decision; nothing: take it back. */
  lay = async (actions: string[]): Promise<void> => {
    if (this.viewer === null) return;
    this.draft.refusal = null;
    try {
      await this.#settle(await api.lay(this.id, this.viewer, actions));
    } catch (error) {
      this.draft.fail(error);
    }
    this.#again();
  };

  // ---- the plan of the turn, kept on this device

  #keep(steps: Step[]): void {
    const { version, viewer } = this.draft.committed;
    const chosen = viewer !== null && steps.some((step) => !step.forced);
    keep(this.id, chosen ? { version, seat: viewer, steps, acts: this.page.acts?.(steps.map((step) => step.action)) ?? [...steps.keys()] } : undefined);
  }

  /** The table has moved on since a plan was made: that is said, unless it moved on by what was planned. */
  #dropPlan({ version, seat, steps }: Kept): void {
    keep(this.id, undefined);
    const sent = steps.every(({ action }, i) => this.lines[version + i]?.seat === seat && this.lines[version + i].action === action);
    if (!sent) this.draft.refusal = { action: null, message: "", rule: null, id: "page-refused-moved" };
  }

  /** The plan was changed in another tab: this one goes along. */
  #elsewhere(): void {
    if (this.mode !== "act") return;
    this.#changed = this.draft.busy; // looked at again when the draft is at rest
    if (this.#changed) return;
    const { viewer } = this.draft.committed;
    const plan = kept(this.id);
    if (!plan) this.draft.backTo(0);
    else if (holds(plan.version, this.draft.committed) && plan.seat === viewer) this.draft.resume(plan);
  }

  /** The next person has the device. */
  accept = async (): Promise<void> => {
    const seat = this.next;
    if (seat === null || this.viewer === seat) return;
    try {
      this.viewer = seat;
      const { now } = await this.#read(seat);
      this.mode = "watch";
      this.next = null;
      await this.#settle(now);
    } catch (error) {
      this.viewer = null;
      this.next = seat;
      this.mode = "hand-over";
      this.#failed(error);
    }
    void this.#pump();
  };

  #settled(chosen: boolean): void {
    if (this.#changed) this.#elsewhere();
    const changed = this.ahead.waiting.length > 0; // it was thought better of before it was complete
    if (chosen && !changed && !settings.get("confirm") && this.draft.complete && this.draft.open) void this.draft.commit();
    this.onSettled();
    void this.ahead.release();
  }

  // ---- looking back

  /** Begin to look back, from node `at` on (default: now). */
  startReplay = (at?: number, play = false): void => {
    this.replay?.end();
    const replay = new Replay(this.draft.committed, turnsOf(this.page, this.lines.slice(0, this.#head)));
    this.replay = replay;
    this.draft.refusal = null;
    this.show.stop();
    if (play) replay.play(at);
    else if (at !== undefined) void replay.go(at);
  };

  replaySinceMyTurn = (): void => this.startReplay(this.lines.findLastIndex((line) => line.seat === this.viewer) + 1, true);

  endReplay = (): void => {
    this.replay?.end();
    this.replay = null;
    void this.#pump();
  };
}

/** Whether what was planned at a version still holds. */
const holds = (version: number, now: Position): boolean => now.since <= version && version <= now.version;

/** More of the last act is on its way: chance answers at once, a computer player acts on. */
function grows(turn: Turn, { actor, seats }: Position): boolean {
  return actor === "chance" || (typeof actor === "number" && actor === turn.seat && (seats[actor].stand_in ?? seats[actor].kind) !== "person");
}
