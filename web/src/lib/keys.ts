/** Keys of what is drawn, and digits that set a number. */

/** Enter or space on a place that is no button. */
export function pressed(e: KeyboardEvent, act: () => void): void {
  if (e.key !== "Enter" && e.key !== " ") return;
  e.preventDefault();
  act();
}

/** The digit of a key; null: another key, or it is typed into a text. */
export function digit(e: KeyboardEvent): number | null {
  if (e.ctrlKey || e.metaKey || e.altKey || !/^\d$/.test(e.key)) return null;
  return (e.target as HTMLElement | null)?.closest?.("input, textarea, select, [contenteditable]") ? null : Number(e.key);
}
