/** What seats are called: by the name that was given, else by one that belongs to their place, in the reader's language. */
import type { SeatInfo } from "./types";
import { words } from "./words.svelte";

/** `you`: the seat of the reader, if there is one; without a name of its own it is called so. */
export function called(seats: SeatInfo[], seat: number, you: number | null): string {
  const one = seats[seat];
  if (!one) return String(seat);
  if (one.name) return one.name;
  if (seat === you) return words.t("you");
  if (one.kind !== "person") return words.t(`page-name-${seat}`);
  return words.t("page-name-person", { no: seats.slice(0, seat + 1).filter(({ kind }) => kind === "person").length });
}

/** The seat of the one person among them; null if there is none or there are several. */
export function onlyPerson(seats: SeatInfo[]): number | null {
  const persons = [...seats.keys()].filter((i) => seats[i].kind === "person");
  return persons.length === 1 ? persons[0] : null;
}
