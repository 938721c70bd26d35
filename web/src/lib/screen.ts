/** Sizes of the screen that change what is shown, not only how. */
import { MediaQuery } from "svelte/reactivity";
import { FRAMES } from "./frames";

export const small = new MediaQuery(FRAMES.small);
