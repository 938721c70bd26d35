/** What a device is called in the reader's language. */
import { words } from "../lib/words.svelte";

export function called({ browser, system }: { browser: string; system: string }): string {
  return browser && system ? words.t("page-me-device", { browser, system }) : browser || system || words.t("page-me-device-unknown");
}
