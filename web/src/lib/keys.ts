/** What keys mean, whatever the layout; keys of what is drawn. */

/** Keys of one's own layout that stand for nothing by themselves. */
const NAMELESS = ["Dead", "Process", "Unidentified"];

/**
 * What a key means: the small letter or sign of the Latin script on it, else the name of the key. Caps Lock and full-width signs count for
 * nothing; where another script stands on the key, it is the place of the key on a Latin keyboard that counts.
 */
export function meaning({ key, code, shiftKey }: KeyboardEvent): string {
  const sign = key.normalize("NFKC");
  if (sign.length > 1 && !NAMELESS.includes(sign)) return key;
  if (sign.length === 1 && sign <= "~") return sign.toLowerCase();
  const [, letter, figure] = /^Key([A-Z])$|^(?:Digit|Numpad)(\d)$/.exec(code) ?? [];
  if (code === "Slash") return shiftKey ? "?" : "/";
  return letter?.toLowerCase() ?? figure ?? key;
}

/** Enter or space on a place that is no button. */
export function pressed(e: KeyboardEvent, act: () => void): void {
  if (e.key !== "Enter" && e.key !== " ") return;
  e.preventDefault();
  act();
}

/** The digit of a key; null: another key, or it is typed into a text. */
export function digit(e: KeyboardEvent): number | null {
  const figure = /^\d$/.exec(meaning(e))?.[0] ?? ranked(e);
  if (e.ctrlKey || e.metaKey || e.altKey || figure === undefined) return null;
  return (e.target as HTMLElement | null)?.closest?.("input, textarea, select, [contenteditable]") ? null : Number(figure);
}

/** The figure of the upper row where the layout has it above a sign. */
function ranked({ key, code, shiftKey }: KeyboardEvent): string | undefined {
  return shiftKey || "+-=/?".includes(key) ? undefined : /^Digit(\d)$/.exec(code)?.[1];
}
