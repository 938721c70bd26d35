/** How the boards put their texts together; the texts themselves stand in <game>-page.ftl. */
import type { Play } from "./plugin";
import type { Args } from "./words.svelte";

/** A text of the game's page file. */
export const word = (play: Play, id: string, args?: Args): string => play.t(`${play.detail.name}-page-${id}`, args);

export const listed = (play: Play, parts: string[]): string => parts.join(word(play, "comma"));

/** One sentence out of what can be said; false or "": that is left out. */
export const joined = (play: Play, parts: (string | false)[]): string => parts.filter(Boolean).join(word(play, "stop")) + word(play, "end");

/** A sentence without its full stop, to be joined with others. */
export const bare = (text: string): string => text.replace(/[.。]$/, "");

/** What a name begins with where there is room for one letter: its Latin letter, in Chinese its first character. */
export const initial = (name: string, letter: string): string => (/^[\u3000-\u9fff]/.test(name) ? name.slice(0, 1) : letter);
