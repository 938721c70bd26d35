/** What board, hand and controls get (lib/plugin.ts: Play), read from the table. */
import type { Play } from "../lib/plugin";
import { words } from "../lib/words.svelte";
import type { Table } from "./table.svelte";

export function playOf(table: Table): Play {
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
