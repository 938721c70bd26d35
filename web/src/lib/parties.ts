/** Who takes part: the seats and, where a game has one, the neutral player behind the last of them. */
import type { Play } from "./plugin";

const NEUTRAL = { hex: "var(--neutral)", ink: "var(--neutral-k)", shape: "ring" };

const marks = (play: Play, seat: number): typeof NEUTRAL => (seat < play.position.players ? (play.detail.seats[seat] ?? NEUTRAL) : NEUTRAL);

export const who = (play: Play, seat: number): string =>
  seat < play.position.players ? play.name("seat", String(seat)) : play.t(`${play.detail.name}-neutral`);

/** The arguments of a sentence about a seat: its name, and whether that is the reader. */
export const subject = (play: Play, seat: number): { who: string; person: string } => ({ who: who(play, seat), person: seat === play.you ? "you" : "other" });

/** Colour of a seat's pieces and the ink on it. */
export const colour = (play: Play, seat: number): string => marks(play, seat).hex;
export const seatInk = (play: Play, seat: number): string => marks(play, seat).ink;

/** Shape of a seat's sign; the neutral player has a ring. */
export const shape = (play: Play, seat: number): string => marks(play, seat).shape;

/** The seat whose eyes the page uses, else the one to act. */
export const eyes = (play: Play): number => play.position.viewer ?? (typeof play.position.actor === "number" ? play.position.actor : 0);
