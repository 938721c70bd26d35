/** The frames of the page: how a table is laid out, by width and height of the window. Style sheets name them as `@media (--small)`.
 *  desk      wide and high enough: rail at the right, foot below the board
 *  compact   every smaller window: the same layout in smaller sizes, but for
 *  phone     narrow: one column that scrolls above an action bar that stays
 *  low       wide, but not high: the board fills the height, everything else is one column beside it
 *  small     phone or low: seats as chips, one panel with all tabs, places for fingers */
const LOW = "((max-height: 719px) and (min-aspect-ratio: 11/10))";
const PHONE = `((max-width: 699px) and (not ${LOW}))`;
const SMALL = `((max-width: 699px) or ${LOW})`;
const COMPACT = `((max-width: 1279px) or ${LOW})`;

export const FRAMES = { low: LOW, phone: PHONE, small: SMALL, compact: COMPACT };

/** A style sheet with its frames written out as media conditions. */
export const withFrames = (css: string): string => css.replace(/(?<!var)\(--(low|phone|small|compact)\)/g, (_, name: keyof typeof FRAMES) => FRAMES[name]);
