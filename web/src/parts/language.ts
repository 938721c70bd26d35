import { settings } from "../lib/settings.svelte";
import type { Lang } from "../lib/types";
import { words } from "../lib/words.svelte";

/** Speak this language from now on and remember it. */
export function speak(lang: Lang): void {
  settings.set("lang", lang);
  void words.use(lang);
}
