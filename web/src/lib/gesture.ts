/**
 * What a hand means. A key that is held down moves and writes, but acts once; and a key or click that was begun on one screen does nothing on
 * the next one: whoever pressed had another question in view, and may be another person.
 */

/** When the screen became another one, on the clock of events. */
let since = 0;

/** Another person, another turn, another page or a window over it is shown from now on. */
export function newScreen(): void {
  since = performance.now();
}

const WRITING = "input:not([type=range], [type=checkbox], [type=radio]), textarea, [contenteditable]";

/** Keys that act; the others move, write or belong to the browser. */
function acts(event: KeyboardEvent): boolean {
  if (event.key === "Enter" || event.key === "Escape") return true;
  const plain = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  return plain && !"+-=".includes(event.key) && !(event.target instanceof Element && event.target.closest(WRITING));
}

function drop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Watch over every key and click from now on, before anything else hears of them. */
export function guard(): void {
  const pressed = new Map<string, number>(); // keys that are down, and since when
  let down: number | null = null; // since when the pointer is
  let series = 0; // when the first click of a double click began

  const on = <K extends keyof WindowEventMap>(type: K, act: (event: WindowEventMap[K]) => void): void => window.addEventListener(type, act, { capture: true });
  on("keydown", (event) => {
    if (!event.repeat) pressed.set(event.code, event.timeStamp);
    if (acts(event) && (event.repeat || event.timeStamp < since)) drop(event);
  });
  on("keyup", (event) => {
    const begun = pressed.get(event.code);
    pressed.delete(event.code);
    if (begun !== undefined && begun < since && acts(event)) drop(event); // Space presses a button when it is let go
  });
  on("pointerdown", (event) => (down = event.timeStamp));
  on("pointercancel", () => (down = null));
  on("click", (event) => {
    if (!event.detail) return; // by key, or by a program for those who cannot see: neither lasts
    const begun = event.detail > 1 ? series : (down ?? event.timeStamp);
    series = begun < since ? event.timeStamp : begun;
    down = null;
    if (begun < since) drop(event);
  });
}
