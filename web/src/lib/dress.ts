/** The page's style sheet, loaded again until it has come; without one the page still works. */
import { pause } from "./again";

const AGAIN = 2000; // ms between attempts

/** Whether a style sheet has come: of one that has not, nothing can be read. */
function came({ sheet }: HTMLLinkElement): boolean {
  try {
    return !!sheet?.cssRules.length;
  } catch {
    return false;
  }
}

export async function dress(): Promise<void> {
  let link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  for (; link && !came(link); await pause(AGAIN)) {
    const anew = link.cloneNode() as HTMLLinkElement;
    const settled = new Promise((done) => (anew.onload = anew.onerror = done));
    link.replaceWith(anew);
    await settled;
    link = anew;
  }
}
