/** What is said at a table, as far as this reader may read it; what is new and what was heard. */
import * as api from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { read, some, whole, write } from "../lib/stored";
import type { Message, Mute, NewMessage, Phrase, Room, Said, SeatInfo } from "../lib/types";
import { words } from "../lib/words.svelte";

export const LONGEST = 500; // characters of a message
export const PHRASES = [
  "hello",
  "luck",
  "turn",
  "moment",
  "back",
  "return",
  "nice",
  "sorry",
  "thanks",
  "played",
  "again",
  "bye",
] as const satisfies readonly Phrase[];
const ROOMS = ["seats", "watchers"] as const satisfies readonly Room[];
const AGAIN = 3000; // ms until a failed reading is repeated
const HEARD = 5; // messages in the region that is read aloud
const SEEN = some<Record<Room, number>>({ seats: whole(0, 1e6), watchers: whole(0, 1e6) });

/** Whether people sit at a table, or may yet, who are not the reader (whose seats are `mine`). */
export const others = (seats: SeatInfo[], mine: number[]): boolean => seats.some(({ kind }, i) => kind === "open" || (kind === "person" && !mine.includes(i)));

export class Talk {
  /** In the order in which they were said. */
  messages = $state.raw<Message[]>([]);
  /** Where the reader speaks; null: that is not known yet. */
  room = $state<Room | null>(null);
  /** How many messages of each room have been seen on this device. */
  #seen = $state.raw<Record<Room, number>>({ seats: 0, watchers: 0 });
  /** What was said since one came, to be read aloud. */
  heard = $state.raw<{ id: string; text: string }[]>([]);
  /** What is being written. */
  text = $state("");
  sending = $state(false);
  /** Why the last message was not said, a Fluent id; "": it was. */
  failure = $state("");
  readonly unread = $derived.by(() => this.messages.filter((one) => !one.own && !one.muted && one.n > this.#seen[one.room]).length);
  #said: Said | null = null; // that was told of last
  #came = false; // the first messages are there
  #reading = false;
  #due = false; // something is new since the reading that is under way was begun
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wish = { said: "", key: "" };

  /** `seat`: what a seat is called. */
  constructor(
    readonly table: string,
    private readonly seat: (seat: number) => string,
  ) {
    this.#seen = { ...this.#seen, ...read(this.#key, SEEN) };
  }

  get #key(): string {
    return `royaltable-talk-${this.table}`;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** There are so many messages now. */
  hear(said: Said): void {
    if (this.#said && ROOMS.every((room) => this.#said?.[room] === said[room])) return;
    if (ROOMS.some((room) => (this.#said?.[room] === null) !== (said[room] === null))) this.room = null; // perhaps somebody else than before
    this.#said = said;
    this.messages = this.messages.filter(({ room }) => said[room] !== null); // whoever has sat down reads the watchers no more
    if (ROOMS.some((room) => (said[room] ?? 0) > this.#last(room))) void this.#read();
    else this.#came = true;
  }

  /** The reader comes to talk: where do they speak? */
  open(): void {
    if (this.room === null) void this.#read();
  }

  /** Everything that was said has been looked at. */
  look(): void {
    const seen = { seats: this.#last("seats"), watchers: this.#last("watchers") };
    if (ROOMS.every((room) => seen[room] <= this.#seen[room])) return;
    this.#seen = seen;
    write(this.#key, seen);
  }

  /** What a message says. */
  say = ({ text, phrase }: Message): string => (phrase ? words.t(`page-phrase-${phrase}`) : text);

  /** Who said it. */
  who = ({ seat, name }: Message): string => name || (seat === null ? words.t("page-talk-watcher") : this.seat(seat));

  /** Say what was written, from a seat of one's own. */
  async send(seat: number | null): Promise<void> {
    const text = this.text.trim();
    if (text && (await this.#send(text, null, seat))) this.text = "";
  }

  sendPhrase = (phrase: Phrase, seat: number | null): Promise<boolean> => this.#send("", phrase, seat);

  /** Hear somebody no more, or again. */
  async mute(wanted: Mute): Promise<void> {
    try {
      await api.mute(this.table, wanted);
      this.messages = (await api.talk(this.table, { seats: 0, watchers: 0 })).messages;
    } catch {
      this.failure = "page-talk-failed";
    }
  }

  #last(room: Room): number {
    return this.messages.findLast((one) => one.room === room)?.n ?? 0;
  }

  /** The same, sent again because no answer came, is said once. */
  async #send(text: string, phrase: Phrase | null, seat: number | null): Promise<boolean> {
    const { room } = this;
    if (this.sending || room === null) return false;
    const message: NewMessage = { room, text, phrase, seat: room === "seats" ? seat : null };
    const said = JSON.stringify(message);
    if (said !== this.#wish.said) this.#wish = { said, key: api.newKey() };
    this.sending = true;
    this.failure = "";
    try {
      await api.say(this.table, message, this.#wish.key);
      this.#wish = { said: "", key: "" };
      void this.#read();
      return true;
    } catch (error) {
      this.failure = whyNot(error);
      return false;
    } finally {
      this.sending = false;
    }
  }

  async #read(): Promise<void> {
    this.#due = true;
    if (this.#reading) return;
    this.#reading = true;
    clearTimeout(this.#timer);
    try {
      while (this.#due) {
        this.#due = false;
        const { messages, room } = await api.talk(this.table, { seats: this.#last("seats"), watchers: this.#last("watchers") });
        this.room = room;
        this.#take(messages.filter((one) => one.n > this.#last(one.room)));
      }
    } catch (error) {
      if (!(error instanceof api.Refused)) this.#timer = setTimeout(() => void this.#read(), AGAIN);
    } finally {
      this.#reading = false;
    }
  }

  #take(fresh: Message[]): void {
    const aloud = this.#came && settings.get("aloud") ? fresh.filter((one) => !one.own && !one.muted && one.n > this.#seen[one.room]) : [];
    this.messages = [...this.messages, ...fresh];
    this.#came = true;
    const told = aloud.map((one) => ({ id: `${one.room} ${one.n}`, text: words.t("page-talk-said", { who: this.who(one), text: this.say(one) }) }));
    this.heard = [...this.heard, ...told].slice(-HEARD);
  }
}

function whyNot(error: unknown): string {
  if (!(error instanceof api.Refused)) return "page-talk-failed";
  return { often: "page-talk-often", message: "page-talk-unreadable", full: "page-talk-full" }[error.kind] ?? "page-talk-failed";
}
