/** What board, hand and controls get (lib/plugin.ts: Play), read from the table. */
import type { GamePage, Play } from "../lib/plugin";
import type { Speech } from "../lib/speech.svelte";
import type { GameDetail, LogLine, Position } from "../lib/types";
import { words } from "../lib/words.svelte";
import type { Draft } from "./draft.svelte";
import type { Still } from "./still";

/** What of the table it is read from. */
export interface Played {
  readonly detail: GameDetail;
  readonly page: GamePage;
  readonly speech: Speech;
  readonly draft: Draft;
  readonly still: Still;
  readonly shown: Position;
  readonly committed: Position;
  readonly lines: LogLine[];
  readonly recent: LogLine[];
  readonly viewer: number | null;
  readonly mine: boolean;
  readonly shared: boolean;
  readonly replay: object | null;
  hover: string | null;
  said: string;
  choose: (actions: string[]) => void;
  backTo: (n: number) => void;
  early: () => void;
}

export function playOf(table: Played): Play {
  const { draft, page, speech } = table;
  const play: Play = {
    detail: table.detail,
    get position() {
      return table.shown;
    },
    get committed() {
      return table.committed;
    },
    get draft() {
      return table.replay ? [] : draft.actions;
    },
    get planned() {
      return table.replay ? [] : draft.planned.map((step) => step.action);
    },
    get mine() {
      return table.mine;
    },
    shared: table.shared,
    get recent() {
      return table.recent;
    },
    get lines() {
      return table.lines.slice(0, table.committed.at);
    },
    get hover() {
      return table.hover;
    },
    choose: (actions) => table.choose(actions),
    backTo: table.backTo,
    commit: () => {
      if (table.mine && draft.busy) return table.early();
      const more = draft.complete ? null : page.finish?.(play);
      if (!table.mine) return;
      if (more && page.goesOn?.(play)) draft.choose(more);
      else void (more ? draft.finish(more) : draft.commit());
    },
    refuse: (action) => table.mine && draft.refuse(action),
    deny: (aim, reason) => table.mine && draft.deny(aim, reason),
    say: (text) => (table.said = text),
    setHover: (action) => (table.hover = table.still.held ? null : action),
    t: words.t,
    name: speech.name,
    you: speech.reader,
    sentence: (action) => speech.own(action, table.viewer),
    reason: speech.reason,
  };
  draft.locked = () => {
    const last = page.locked?.(play).at(-1);
    return last ? { action: null, message: "", rule: null, id: last.why.id } : null;
  };
  return play;
}
