/** The running turn in the player's hands: actions not yet committed, and the position after them. */
import * as api from "../lib/api";
import type { Position } from "../lib/types";

export interface Step {
  action: string;
  /** The only legal action of its node: the page answered it without asking. */
  forced: boolean;
}

/** Why something could not be. */
export interface Refusal {
  action: string | null;
  message: string;
  rule: string | null;
  /** Fluent id that says it in the reader's language; null: say the rule. */
  id: string | null;
}

export interface Owner {
  id: string;
  /** The actions are stored; the server's answer. */
  committed: (answer: Position) => void;
  /** Whether the drafted turn is over although the same seat acts next. */
  ends: () => boolean;
  /** The table has moved on behind the draft. */
  stale: () => void;
  /** The draft changed and is at rest. */
  settled: () => void;
  /** Where the acts of a draft begin (GamePage.acts). */
  acts: (draft: string[]) => number[];
  /** Whether even the only action of a node is the player's to say (GamePage.asked). */
  asked: (node: string) => boolean;
}

const RETRY = [500, 1000, 2000, 4000]; // ms between repeated attempts to commit

export class Draft {
  committed = $state.raw<Position>()!;
  position = $state.raw<Position>()!;
  steps = $state.raw<Step[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** The server is being asked. */
  busy = $state(false);
  /** The turn is on its way to the server. */
  sending = $state(false);
  /** Why nothing can be taken back although something was done in this turn; null: nothing was. */
  locked: () => Refusal | null = () => null;
  #goal: Step[] = [];
  /** A stop on the way to the goal. */
  #stop: Step[] | null = null;
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
    return this.committed.viewer !== null && this.committed.actor === this.committed.viewer && !this.sending;
  }

  /** How many actions remain that undo cannot take back, because the page would only answer them again. */
  get fixed(): number {
    const chosen = this.steps.findIndex((step) => !step.forced);
    return chosen < 0 ? this.steps.length : chosen;
  }

  get actions(): string[] {
    return this.steps.map((step) => step.action);
  }

  /** The acts of the draft: their steps, and how many steps lie before them. */
  get acts(): { from: number; steps: Step[] }[] {
    const starts = this.#owner.acts(this.actions);
    return starts.map((from, i) => ({ from, steps: this.steps.slice(from, starts[i + 1]) }));
  }

  /** Show a position; nothing is drafted. */
  show(position: Position): void {
    this.#goal = this.steps = [];
    this.committed = position;
    this.position = position;
  }

  /** Show a position and let its seat begin its turn. */
  begin(position: Position): void {
    this.show(position);
    this.refusal = null;
    const only = this.#only(position);
    if (only !== null) this.#aim([{ action: only, forced: true }]);
    else this.#owner.settled();
  }

  /** The action that is not asked for: the only legal one. */
  #only({ legal, node }: Position): string | null {
    return legal?.length === 1 && !this.#owner.asked(node) ? legal[0] : null;
  }

  /** `stopping`: ask for the position before the last of them too, so that this last decision can still be changed. */
  choose = (actions: string[], stopping = false): void => {
    if (!this.open) return;
    this.refusal = null;
    this.#eager = false;
    this.#aim([...this.#goal, ...actions.map((action) => ({ action, forced: false }))]);
    if (stopping && actions.length > 1) this.#stop = this.#goal.slice(0, -1);
  };

  backTo = (n: number): void => {
    if (!this.open) return;
    this.refusal = null;
    this.#aim(this.#goal.slice(0, Math.max(n, this.fixed)));
  };

  /** Take back the last act and what followed from it by itself. */
  undo = (): void => {
    const last = this.acts.findLast((act) => act.steps.some((step) => !step.forced));
    if (last) this.backTo(last.from);
    else this.refusal = this.locked();
  };

  /** Add actions, and send the turn when it is complete. */
  finish = (actions: string[]): void => {
    this.choose(actions);
    this.#eager = true;
  };

  restart = (): void => this.backTo(0);

  /** Ask the server why an action cannot be at the running decision (of a complete draft: at its last one); if it can, it is chosen. */
  refuse = (action: string): void => {
    if (!this.open) return;
    this.refusal = null;
    this.#aim([...(this.complete ? this.steps.slice(0, this.acts.at(-1)?.from) : this.#goal), { action, forced: false }]);
  };

  #aim(goal: Step[]): void {
    this.#goal = goal;
    this.#stop = null;
    if (!this.busy) void this.#follow();
  }

  async #follow(): Promise<void> {
    this.busy = true;
    await Promise.resolve(); // backTo and choose in one breath ask once
    while (this.#goal !== this.steps) {
      const goal = this.#goal;
      const stop = this.#stop;
      const next = stop ?? goal;
      this.#stop = null;
      try {
        const position = next.length ? await api.preview(this.#owner.id, this.#asked(next)) : this.committed;
        if (goal !== this.#goal) continue;
        this.steps = next;
        this.position = position;
        const only = stop || this.complete ? null : this.#only(position);
        if (only !== null) this.#goal = [...goal, { action: only, forced: true }];
      } catch (error) {
        if (goal !== this.#goal) continue;
        this.#goal = this.steps;
        this.#refused(error, goal.at(-1)?.action ?? null);
      }
    }
    this.busy = false;
    if (this.#eager && this.complete) void this.commit();
    else this.#owner.settled();
    this.#eager = false;
  }

  #asked(steps: Step[]): api.Draft {
    return { version: this.committed.version, seat: this.committed.viewer!, actions: steps.map((step) => step.action) };
  }

  #refused(error: unknown, action: string | null): void {
    if (error instanceof api.Refused) {
      this.refusal = { action, message: error.message, rule: error.rule, id: error.kind === "stale" ? "page-refused-stale" : null };
      if (error.kind === "stale") this.#owner.stale();
    } else {
      this.refusal = { action: null, message: "", rule: null, id: "page-refused-unreachable" };
    }
  }

  /** Send the whole draft; repeated with the same key until the server has answered. */
  commit = async (): Promise<void> => {
    if (!this.open || !this.complete || this.busy) return;
    this.sending = true;
    this.refusal = null;
    const key = api.newKey();
    const asked = this.#asked(this.steps);
    for (let attempt = 0; ; attempt++) {
      try {
        const answer = await api.commit(this.#owner.id, asked, key);
        this.sending = false;
        this.show({ ...this.position, version: asked.version + asked.actions.length, legal: null, draft: [] });
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
