import { notices } from "../lib/notices.svelte";
import { settings } from "../lib/settings.svelte";
import type { Lang } from "../lib/types";
import { Updated, words } from "../lib/words.svelte";

/** Speak this language from now on and remember it; if it cannot be loaded, say so. */
export async function speak(lang: Lang): Promise<void> {
  notices.close("language");
  try {
    await words.use(lang);
    if (words.lang === lang) settings.set("lang", lang);
  } catch (error) {
    if (error instanceof Updated) sayUpdated();
    else notices.say({ about: "language", id: "page-language-failed", again: () => void speak(lang) });
  }
}

/** The server has a newer page than this one. */
export const sayUpdated = (): void => notices.say({ about: "updated", id: "page-updated", does: "page-reload", again: () => location.reload() });
