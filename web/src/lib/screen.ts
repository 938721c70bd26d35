/** Sizes of the screen that change what is shown, not only how. */
import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("max-width: 699px");
