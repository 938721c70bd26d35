/** Texts that are longer than their room. */
import type { Attachment } from "svelte/attachments";

/** Squeeze a text of an SVG into a width, in user units, where it is longer. */
export function fit(text: string, most: number): Attachment<SVGTextElement> {
  return (node) => {
    node.removeAttribute("textLength");
    if (!text || node.getComputedTextLength() <= most) return;
    node.setAttribute("textLength", String(most));
    node.setAttribute("lengthAdjust", "spacingAndGlyphs");
  };
}

const SMALLER = [0.9, 0.8, 0.7];
const LEAST = 11; // px that can still be read

/** Set a paragraph smaller, step by step as far as it can still be read, until it has two lines at most; again whenever its width changes. */
export function twoLines(text: string): Attachment<HTMLElement> {
  return (node) => {
    function set(): void {
      node.style.fontSize = "";
      const { fontSize, lineHeight } = getComputedStyle(node);
      const ratio = parseFloat(lineHeight) / parseFloat(fontSize);
      for (const part of SMALLER) {
        if (!text || node.scrollHeight <= 2.5 * ratio * parseFloat(getComputedStyle(node).fontSize)) return;
        node.style.fontSize = `${Math.max(LEAST, parseFloat(fontSize) * part)}px`;
      }
    }
    const watch = new ResizeObserver(set);
    watch.observe(node.parentElement!);
    set();
    return () => watch.disconnect();
  };
}
