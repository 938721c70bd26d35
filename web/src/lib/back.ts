/** Back closes what lies on top, like Escape, before it leaves the page: the history has one entry more for each thing that is open. */

const open: (() => void)[] = [];
/** The history is on its way to where it should be. */
let going = false;

/** How many things were open at the entry of the history that is shown. */
const level = (): number => Number((history.state as { open?: number } | null)?.open ?? 0);

/** Something is open from now on; `close`: Back was pressed. Returns what to call once it is closed, however it was. */
export function onBack(close: () => void): () => void {
  open.push(close);
  queueMicrotask(follow); // one thing that gives way to another needs no new entry
  return () => {
    const at = open.indexOf(close);
    if (at >= 0) open.splice(at, 1);
    queueMicrotask(follow);
  };
}

/** Bring the history to as many entries as things are open. */
function follow(): void {
  if (going) return;
  const over = level() - open.length;
  if (over > 0) {
    going = true;
    history.go(-over);
  }
  history.scrollRestoration = "manual"; // these entries are one page
  for (let n = level() + 1; over < 0 && n <= open.length; n++) history.pushState({ open: n }, "");
}

window.addEventListener("popstate", () => {
  if (!going) while (open.length > level()) open.pop()!();
  going = false;
  queueMicrotask(follow);
});
queueMicrotask(follow); // a reload with something open
