/** The keys of the table; anything that handles a key itself marks it as handled or stops it. */
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
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  if (target.closest("dialog[open], input:not([type=range]), textarea, select, [popover]")) return;
  const handled = table.replay ? replayKey(table, event, target) : turnKey(table, event, target, tools);
  if (handled || commonKey(table, event, tools)) event.preventDefault();
}

function replayKey(table: Table, event: KeyboardEvent, target: HTMLElement): boolean {
  const replay = table.replay!;
  if (event.key === " " && !target.closest("button, a, summary")) replay.toggle();
  else if (event.key === "ArrowLeft") replay.step(-1);
  else if (event.key === "ArrowRight") replay.step(1);
  else if (event.key === "Home") replay.step(-replay.last);
  else if (event.key === "End") replay.step(replay.last);
  else if (event.key === "Escape") table.endReplay();
  else return false;
  return true;
}

function turnKey(table: Table, event: KeyboardEvent, target: HTMLElement, tools: KeyTools): boolean {
  if (event.key === " " && table.playing && !target.closest(BUSY)) table.skip();
  else if (!table.mine) return false;
  else if (event.key === "z" && !event.shiftKey) table.draft.undo();
  else if (event.key === "Z" || (event.key === "z" && event.shiftKey)) table.draft.restart();
  else if (event.key === "Enter" && !target.closest(BUSY)) tools.finish();
  else if (event.key === "/") tools.type();
  else if (event.key === "h" || event.key === "H") tools.hint();
  else return false;
  return true;
}

function commonKey(table: Table, event: KeyboardEvent, tools: KeyTools): boolean {
  if (event.key === "?") tools.help();
  else if (event.key === "r" || event.key === "R") table.startReplay();
  else if (event.key === "Escape") return tools.escape();
  else return false;
  return true;
}
