/** The running turn in the player's hands: actions not yet committed, and the position after them. */
import * as api from "../lib/api";
import type { Chain, Course, Position, Reason } from "../lib/types";
import type { Kept, Step } from "./kept";

/** Why something could not be. */
export interface Refusal {
  action: string | null;
  message: string;
  rule: string | null;
  /** Fluent id that says it in the reader's language; null: say the rule. */
  id: string | null;
  /** What was aimed at, and why it cannot be reached. */
  closed?: { aim: string; reason: Reason };
}

export interface Owner {
  id: string;
  /** The actions are stored; the server's answer. */
  committed: (answer: Course) => void;
  /** Whether the drafted turn is over although the same seat acts next. */
  ends: () => boolean;
  /** The table has moved on behind the draft. */
  stale: () => void;
  /** Something cannot be done before the server has answered. */
  early: () => void;
  /** The draft is at rest; `chosen`: by a choice, not by a plan that was taken up again. */
  settled: (chosen: boolean) => void;
  /** The draft changed. */
  keep: (steps: Step[]) => void;
  /** These acts are about to be shown again (GamePage.regroup). */
  regroup: (acts: string[][]) => void;
  /** Where the acts of a draft begin (GamePage.acts). */
  acts: (draft: string[]) => number[];
  /** Whether even the only action of a node is the player's to say (GamePage.asked). */
  asked: (node: string) => boolean;
}

/** Whether a draft goes on from another one. */
const goesOn = (longer: Step[], from: Step[]): boolean => longer.length > from.length && from.every(({ action }, i) => action === longer[i].action);
const keyOf = (steps: Step[]): string => steps.map((step) => step.action).join(";");

const RETRY = [500, 1000, 2000, 4000]; // ms between repeated attempts to commit

export class Draft {
  committed = $state.raw<Position>()!;
  position = $state.raw<Position>()!;
  steps = $state.raw<Step[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** The turn is on its way to the server. */
  sending = $state(false);
  /** Why nothing can be taken back although something was done in this turn; null: nothing was. */
  locked: () => Refusal | null = () => null;
  /** What was chosen last; at rest it is what is drafted. */
  #goal = $state.raw<Step[]>([]);
  /** The goal may be anything: it is not shown before the server has answered. */
  #doubtful = $state(false);
  /** The goal was changed in this very breath: it may be changed again before anybody is asked. */
  #breath = false;
  /** A question is in the air. */
  #asking = false;
  /** Something was chosen since the draft was last at rest. */
  #restless = false;
  /** The positions after drafts of this turn, as the server has told them. */
  #answers = new Map<string, Position>();
  /** What was taken back and goes on from what is drafted, the latest last. */
  #undone = $state.raw<Step[][]>([]);
  /** Stops on the way to the goal. */
  #stops: Step[][] = [];
  /** The plan that is being taken up again. */
  #kept = $state.raw<Kept | null>(null);
  #eager = false;
  #owner: Owner;

  constructor(owner: Owner, position: Position) {
    this.#owner = owner;
    this.show(position);
  }

  /** The draft would hand over to another seat, to chance or to the end, or the game says that the turn is over. */
  get complete(): boolean {
    return this.steps.length > 0 && (this.position.actor !== this.committed.viewer || this.#owner.ends());
  }

  get open(): boolean {
    return this.committed.viewer !== null && this.committed.actor === this.committed.viewer && !this.sending && !this.#kept;
  }

  /** The server is being asked about what was chosen. */
  get busy(): boolean {
    return this.#goal !== this.steps;
  }

  /** The draft as it was chosen: what the server has not answered yet included. */
  get planned(): Step[] {
    return this.#kept || this.#doubtful ? this.steps : this.#goal;
  }

  /** How many actions remain that undo cannot take back, because the page would only answer them again. */
  get fixed(): number {
    const chosen = this.steps.findIndex((step) => !step.forced);
    return chosen < 0 ? this.steps.length : chosen;
  }

  /** Something was done in this turn that can be taken back. */
  get undoable(): boolean {
    return this.open && this.planned.length > this.fixed;
  }

  /** Something was taken back that can be done again. */
  get redoable(): boolean {
    return this.open && this.#undone.some((undone) => goesOn(undone, this.planned));
  }

  get actions(): string[] {
    return this.steps.map((step) => step.action);
  }

  /** The acts of the plan: their steps, and how many steps lie before them. */
  get acts(): { from: number; steps: Step[] }[] {
    const { planned } = this;
    const starts = this.#owner.acts(planned.map((step) => step.action));
    return starts.map((from, i) => ({ from, steps: planned.slice(from, starts[i + 1]) }));
  }

  /** Show a position; nothing is drafted. */
  show(position: Position): void {
    this.#goal = this.steps = this.#undone = this.#stops = [];
    this.#answers = new Map();
    this.#doubtful = false;
    this.committed = position;
    this.position = position;
  }

  /** Show a position and let its seat begin its turn, or go on with what it had planned. */
  begin(position: Position, plan?: Kept): void {
    this.show(position);
    this.refusal = null;
    if (plan) return this.resume(plan);
    const only = this.#only(position);
    if (only !== null) this.#aim([{ action: only, forced: true }]);
    else this.#owner.settled(true);
  }

  /** Take up a plan for this position, step by step, so that all of it can be changed. */
  resume(plan: Kept): void {
    if (!this.open) return;
    this.#aim(plan.steps);
    this.#kept = plan;
    this.#stops = plan.steps.map((_, i) => plan.steps.slice(0, i)).slice(1);
  }

  /** The table has moved on, but what is asked and what was chosen stay the same. */
  rebase(position: Position): void {
    if (this.position === this.committed) this.position = position;
    this.committed = position;
    this.#owner.keep(this.steps);
  }

  /** The action that is not asked for: the only legal one. */
  #only({ legal, node }: Position): string | null {
    return legal?.length === 1 && !this.#owner.asked(node) ? legal[0] : null;
  }

  /** `stopping`: ask for the position before the last of them too, so that this last decision can still be changed. */
  choose = (actions: string[], stopping = false): void => {
    if (!this.#ready) return;
    this.refusal = null;
    this.#eager = false;
    this.#aim([...this.#goal, ...actions.map((action) => ({ action, forced: false }))]);
    if (stopping && actions.length > 1) this.#stops = [this.#goal.slice(0, -1)];
  };

  /** Whether something can be added now: where the plan is not answered nobody knows yet what is legal after it. */
  get #ready(): boolean {
    const early = this.busy && !this.#breath;
    if (this.open && early) this.#owner.early();
    return this.open && !early;
  }

  backTo = (n: number): void => {
    if (!this.open) return;
    this.refusal = null;
    const rest = this.#goal.slice(0, Math.max(n, this.fixed));
    if (rest.length < this.#goal.length) this.#undone = [...this.#undone, this.#goal];
    this.#aim(rest);
  };

  /** Do again what was taken back last. */
  redo = (): void => {
    const goal = this.#undone.findLast((undone) => goesOn(undone, this.planned));
    if (!goal || !this.open) return;
    this.refusal = null;
    this.#undone = this.#undone.filter((undone) => undone !== goal);
    this.#aim(goal);
  };

  /** Take back the last act and what followed from it by itself. */
  undo = (): void => {
    const last = this.acts.findLast((act) => act.steps.some((step) => !step.forced));
    if (last) this.backTo(last.from);
    else this.refusal = this.locked();
  };

  /** Add actions, and send the turn when it is complete. */
  finish = (actions: string[]): void => {
    if (!this.#ready) return;
    this.choose(actions);
    this.#eager = true;
  };

  restart = (): void => this.backTo(0);

  /** Ask the server why an action cannot be at the running decision (of a complete draft: at its last one); if it can, it is chosen. */
  refuse = (action: string): void => {
    if (!this.#ready) return;
    this.refusal = null;
    this.#aim(
      [...(this.complete ? this.steps.slice(0, this.acts.at(-1)?.from) : this.#goal), { action, forced: false }],
      !this.position.legal?.includes(action),
    );
  };

  /** Say why an aim cannot be reached; the draft stays as it is. */
  deny = (aim: string, reason: Reason): void => {
    if (this.open) this.refusal = { action: null, message: "", rule: reason.rule, id: null, closed: { aim, reason } };
  };

  /** Make this the plan: it is shown at once (but for what is doubtful), and the server is asked what comes of it. */
  #aim(goal: Step[], doubtful = false): void {
    this.#goal = goal;
    this.#doubtful = doubtful;
    this.#stops = [];
    this.#kept = null;
    this.#restless = true;
    if (this.#breath) return; // backTo and choose in one breath ask once
    this.#breath = true;
    queueMicrotask(() => {
      this.#breath = false;
      void this.#follow();
    });
  }

  /** Ask until everything that was chosen is answered, one question at a time; what was chosen last counts. */
  async #follow(): Promise<void> {
    this.#advance();
    if (this.#asking) return; // it goes on when that question is answered
    this.#asking = true;
    while (this.busy) {
      const goal = this.#goal;
      const answers = this.#answers;
      const next = this.#stops[0] ?? goal;
      try {
        answers.set(keyOf(next), await api.preview(this.#owner.id, this.#asked(next)));
      } catch (error) {
        if (goal === this.#goal) this.#goBack(error);
      }
      this.#advance();
    }
    this.#asking = false;
  }

  /** Go on towards the goal as far as the positions are known. */
  #advance(): void {
    while (this.busy) {
      const next = this.#stops[0] ?? this.#goal;
      const position = next.length ? this.#answers.get(keyOf(next)) : this.committed;
      if (!position) return;
      this.#arrive(next, position);
    }
    this.#rest();
  }

  #arrive(next: Step[], position: Position): void {
    const stop = this.#stops.shift();
    const plan = this.#kept;
    if (plan) this.#owner.regroup(plan.acts.map((from, i) => plan.steps.slice(from, plan.acts[i + 1]).map((step) => step.action)));
    else this.#owner.keep(next);
    this.steps = next;
    this.position = position;
    this.#doubtful = false;
    this.#undone = this.#undone.filter((undone) => goesOn(undone, next));
    const only = stop || plan || this.complete ? null : this.#only(position);
    if (only !== null) this.#goal = [...next, { action: only, forced: true }];
  }

  /** What was chosen cannot be: back to what is drafted, with the reason. */
  #goBack(error: unknown): void {
    const action = this.#goal.at(-1)?.action ?? null;
    this.#goal = this.steps;
    this.#stops = [];
    this.#doubtful = false;
    if (this.#kept && error instanceof api.Refused) this.#owner.keep(this.steps);
    this.#refused(error, action, this.#kept ? undefined : "page-refused-unanswered");
  }

  #rest(): void {
    const resumed = this.#kept !== null;
    this.#kept = null;
    if (!this.#restless) return;
    this.#restless = false;
    if (this.#eager && this.complete) void this.commit();
    else this.#owner.settled(!resumed);
    this.#eager = false;
  }

  #asked(steps: Step[]): Chain {
    return { version: this.committed.version, seat: this.committed.viewer!, actions: steps.map((step) => step.action) };
  }

  /** Something about the turn could not be done. */
  fail(error: unknown): void {
    this.#refused(error, null);
  }

  #refused(error: unknown, action: string | null, unreachable = "page-refused-unreachable"): void {
    if (error instanceof api.Refused) {
      this.refusal = { action, message: error.message, rule: error.rule, id: error.kind === "stale" ? "page-refused-stale" : null };
      if (error.kind === "stale") this.#owner.stale();
    } else {
      this.refusal = { action: null, message: "", rule: null, id: unreachable };
    }
  }

  /** Send the whole draft; repeated with the same key until the server has answered. */
  commit = async (): Promise<void> => {
    if (!this.#ready || !this.complete) return;
    this.sending = true;
    this.refusal = null;
    const key = api.newKey();
    const asked = this.#asked(this.steps);
    for (let attempt = 0; ; attempt++) {
      try {
        const answer = await api.commit(this.#owner.id, asked, key);
        this.sending = false;
        this.#owner.keep([]);
        this.show(answer.now);
        this.#owner.committed(answer);
        return;
      } catch (error) {
        if (error instanceof api.Refused) {
          this.sending = false;
          this.#refused(error, null);
          return;
        }
        this.refusal = { action: null, message: "", rule: null, id: "page-refused-retry" };
        await new Promise((done) => setTimeout(done, RETRY[Math.min(attempt, RETRY.length - 1)]));
      }
    }
  };
}
