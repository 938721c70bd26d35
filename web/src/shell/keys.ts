/** The keys of the table; anything that handles a key itself marks it as handled or stops it. */
import { meaning } from "../lib/keys";
import type { Table } from "./table.svelte";

export interface KeyTools {
  finish: () => void;
  type: () => void;
  hint: () => void;
  help: () => void;
  escape: () => boolean;
}

/** Things that do something of their own on Enter or Space. */
const BUSY = 'button, a[href], input, select, textarea, summary, [role="button"], [role="option"], [role="tab"], [contenteditable]';

export function onKey(table: Table, event: KeyboardEvent, tools: KeyTools): void {
  if (event.defaultPrevented || event.isComposing || event.altKey) return;
  const target = event.target as HTMLElement;
  if (table.mode === "hand-over" && !table.replay) return; // the only question is who looks
  if (target.closest("dialog[open], input:not([type=range]), textarea, select, [popover]")) return;
  if (event.ctrlKey || event.metaKey) {
    if (table.mine && !event.repeat && editKey(table, event)) event.preventDefault();
    return;
  }
  const handled = table.replay ? replayKey(table, event, target) : turnKey(table, event, target, tools);
  if (handled || commonKey(table, event, tools)) event.preventDefault();
}

/** The keys that take back and do again everywhere. */
function editKey(table: Table, event: KeyboardEvent): boolean {
  const key = meaning(event);
  if (key === "z" && !event.shiftKey) table.draft.undo();
  else if (key === "y" || key === "z") table.draft.redo();
  else return false;
  return true;
}

function replayKey(table: Table, event: KeyboardEvent, target: HTMLElement): boolean {
  const replay = table.replay!;
  if (event.key === " " && !target.closest("button, a, summary")) replay.toggle();
  else if (event.key === "ArrowLeft") event.shiftKey ? replay.turn(-1) : replay.step(-1);
  else if (event.key === "ArrowRight") event.shiftKey ? replay.turn(1) : replay.step(1);
  else if (event.key === "Home") replay.seek(0);
  else if (event.key === "End") replay.seek(replay.last);
  else if (event.key === "Escape") table.endReplay();
  else return false;
  return true;
}

function turnKey(table: Table, event: KeyboardEvent, target: HTMLElement, tools: KeyTools): boolean {
  const key = meaning(event);
  if (key === " " && table.playing && !target.closest(BUSY)) table.show.skip();
  else if (!table.mine) return false;
  else if (key === "z" && event.shiftKey) table.draft.restart();
  else if (key === "z") table.draft.undo();
  else if (key === "x") table.draft.redo();
  else if (key === "Enter" && !target.closest(BUSY)) tools.finish();
  else if (key === "/") tools.type();
  else if (key === "h") tools.hint();
  else return false;
  return true;
}

function commonKey(table: Table, event: KeyboardEvent, tools: KeyTools): boolean {
  const key = meaning(event);
  if (key === "?") tools.help();
  else if (key === "r") table.startReplay();
  else if (key === "Escape") return tools.escape();
  else return false;
  return true;
}
