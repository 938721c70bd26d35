/** What this browser has stored. It may have been written by another version, another program or a hand, so it is checked like what
    comes from a network: what does not fit is as if it were not there, and nothing here ever throws. */

/** The value if it is what it should be, else undefined. */
export type Check<T> = (value: unknown) => T | undefined;

export const oneOf =
  <T>(values: readonly T[]): Check<T> =>
  (value) =>
    values.find((one) => one === value);

export const flag: Check<boolean> = oneOf([true, false]);

export const text =
  (longest: number): Check<string> =>
  (value) =>
    typeof value === "string" && value.length <= longest ? value : undefined;

export const whole =
  (least: number, most: number): Check<number> =>
  (value) =>
    typeof value === "number" && Number.isInteger(value) && value >= least && value <= most ? value : undefined;

/** The first of two that fits. */
export const either =
  <A, B>(first: Check<A>, second: Check<B>): Check<A | B> =>
  (value) =>
    first(value) ?? second(value);

/** A list in which everything fits. */
export const list =
  <T>(check: Check<T>, longest: number): Check<T[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length > longest) return undefined;
    const checked = value.map(check);
    return checked.every((one) => one !== undefined) ? (checked as T[]) : undefined;
  };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** What fits of the values of an object, under whatever names. */
export const named =
  <T>(check: Check<T>): Check<Record<string, T>> =>
  (value) =>
    isObject(value)
      ? (Object.fromEntries(Object.entries(value).flatMap(([name, one]) => (check(one) === undefined ? [] : [[name, check(one)]]))) as Record<string, T>)
      : undefined;

type Fields<T> = { [K in keyof T]-?: Check<T[K]> };

/** What fits of the fields of an object. */
export const some =
  <T extends object>(fields: Fields<T>): Check<Partial<T>> =>
  (value) => {
    if (!isObject(value)) return undefined;
    const checked = Object.entries<Check<unknown>>(fields).map(([name, check]) => [name, Object.hasOwn(value, name) ? check(value[name]) : undefined]);
    return Object.fromEntries(checked.filter(([, one]) => one !== undefined)) as Partial<T>;
  };

/** An object of which every field is there and fits. */
export const all =
  <T extends object>(fields: Fields<T>): Check<T> =>
  (value) => {
    const found = some(fields)(value);
    return found && Object.keys(fields).every((name) => Object.hasOwn(found, name)) ? (found as T) : undefined;
  };

type Area = "localStorage" | "sessionStorage";

/** What is stored under a key, if it fits. */
export function read<T>(key: string, check: Check<T>, area: Area = "localStorage"): T | undefined {
  try {
    return check(JSON.parse(window[area].getItem(key) ?? "null"));
  } catch {
    return undefined; // no storage, or no JSON
  }
}

/** Store a value (undefined: nothing any more). Where the browser stores nothing it holds until the page is closed. */
export function write(key: string, value: unknown, area: Area = "localStorage"): void {
  try {
    if (value === undefined) window[area].removeItem(key);
    else window[area].setItem(key, JSON.stringify(value));
  } catch {
    // no storage, or it is full
  }
}

const OWN = "royaltable-";
const SETTINGS = "royaltable-settings";

/** Drop what this browser has stored of a person (plans of turns, names); how it looks and speaks stays. */
export function dropStored(): void {
  try {
    Object.keys(localStorage)
      .filter((key) => key.startsWith(OWN) && key !== SETTINGS)
      .forEach((key) => localStorage.removeItem(key));
  } catch {
    // nothing is stored here
  }
}
