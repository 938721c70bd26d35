/** Squeeze a text of an SVG into a width, in user units, where it is longer. */
import type { Attachment } from "svelte/attachments";

export function fit(text: string, most: number): Attachment<SVGTextElement> {
  return (node) => {
    node.removeAttribute("textLength");
    if (!text || node.getComputedTextLength() <= most) return;
    node.setAttribute("textLength", String(most));
    node.setAttribute("lengthAdjust", "spacingAndGlyphs");
  };
}
