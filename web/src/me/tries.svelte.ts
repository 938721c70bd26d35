/** One thing at a time that the server is asked for, and what it said no to. */
import { Refused } from "../lib/api";
import { words } from "../lib/words.svelte";
import { LONGEST } from "../start/remembered";

const SAID: Record<string, string> = {
  often: "page-me-often",
  taken: "page-me-sign-in-taken",
  name: "page-refused-name",
};

export class Tries {
  busy = $state(false);
  /** What went wrong, and with what. */
  problem = $state.raw({ about: "", text: "" });

  /** Ask for something; `wrong`: what to say where a code, password or passkey is not right. Whether it was done. */
  async run(about: string, ask: () => Promise<void>, wrong = "page-me-wrong-code"): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = { about: "", text: "" };
    try {
      await ask();
      return true;
    } catch (error) {
      this.problem = { about, text: said(error, wrong) };
      return false;
    } finally {
      this.busy = false;
    }
  }
}

function said(error: unknown, wrong: string): string {
  if (error instanceof DOMException) return words.t("page-me-passkey-stopped"); // the browser, or who sits before it, said no
  if (!(error instanceof Refused)) return words.t("page-refused-unreachable");
  return error.kind === "wrong" ? words.t(wrong) : error.kind in SAID ? words.t(SAID[error.kind], { most: LONGEST }) : error.message;
}
