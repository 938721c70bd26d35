/** After a choice the mouse points at things that the player has not asked about: no preview until it has gone to another target. */
const TARGET = "[data-action], [data-place], [data-part], button, li";
const target = (element: Element | null): Element | null => element?.closest(TARGET) ?? null;

export class Still {
  /** Previews are kept away. */
  held = false;
  #x = 0;
  #y = 0;

  /** A choice was made, with the mouse where it is. */
  hold(): void {
    this.held = true;
  }

  /** The mouse is pressed, or has come to something; this is known before anything there hears of it. */
  over = (event: PointerEvent): void => {
    const same = event.clientX === this.#x && event.clientY === this.#y;
    if (same) return; // something has come under the mouse
    if (this.held && target(event.target as Element) !== target(document.elementFromPoint(this.#x, this.#y))) this.held = false;
    if (!this.held) [this.#x, this.#y] = [event.clientX, event.clientY];
  };

  /** A keyboard's choice is seen at once. */
  free = (): void => {
    this.held = false;
  };
}
