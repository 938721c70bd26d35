/** When somebody comes back to the page, or the network does: whatever is shown may be old. */
const APART = 300; // ms within which several signs of one return come

/** Call `back` then, with true where the network has changed; returns how to stop. */
export function onReturn(back: (anew: boolean) => void): () => void {
  let last = -Infinity;
  const heard = (event: Event): void => {
    const anew = event.type === "online";
    if (document.hidden || (!anew && event.timeStamp - last < APART)) return;
    last = event.timeStamp;
    back(anew);
  };
  const signs: [EventTarget, string][] = [
    [document, "visibilitychange"],
    [window, "focus"],
    [window, "pageshow"],
    [window, "online"],
  ];
  for (const [target, name] of signs) target.addEventListener(name, heard);
  return () => {
    for (const [target, name] of signs) target.removeEventListener(name, heard);
  };
}
