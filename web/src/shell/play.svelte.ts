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
    get mine() {
      return table.mine;
    },
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
      const more = draft.complete ? null : page.finish?.(play);
      if (!table.mine) return;
      if (more && page.goesOn?.(play)) draft.choose(more);
      else void (more ? draft.finish(more) : draft.commit());
    },
    refuse: (action) => table.mine && draft.refuse(action),
    say: (text) => (table.said = text),
    setHover: (action) => (table.hover = table.still.held ? null : action),
    t: words.t,
    name: speech.name,
    sentence: speech.sentence,
  };
  draft.locked = () => {
    const last = page.locked?.(play).at(-1);
    return last ? { action: null, message: "", rule: null, id: last.why.id } : null;
  };
  return play;
}
