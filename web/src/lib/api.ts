/** Calls of the server (docs/architecture.md, "The table: protocol"). */
import { again } from "./again";
import type {
  CarryCode,
  Chain,
  Chances,
  Course,
  Draw,
  GameDetail,
  GameInfo,
  Gathering,
  Hints,
  Joining,
  Made,
  Me,
  Message,
  Mute,
  NewMessage,
  NewTable,
  Notes,
  Position,
  Problem,
  Room,
  SeatInfo,
  TableInfo,
  Talk,
} from "./types";

/** The server understood and said no. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly kind: string,
    message: string,
    readonly rule: string | null,
  ) {
    super(message);
  }
}

/** The server could not be reached or failed; the same call may be repeated. */
export class Unreachable extends Error {}

const TYPE = "urn:royaltable:"; // before the kind of a problem
const PATIENCE = 20_000; // ms until a call counts as lost
const THINKING = 120_000; // ms for calls that make the computer think

/** One call. Every failure is Refused or Unreachable: a server that cannot be reached, fails, is silent or says what nobody can read. */
async function call<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}, patience = PATIENCE): Promise<T> {
  const json: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  try {
    const answer = await fetch(`/api/${path}`, {
      method,
      headers: { Accept: "application/json", ...json, ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "same-origin",
      signal: AbortSignal.timeout(patience),
    });
    if (answer.status >= 500) throw new Unreachable();
    const said: unknown = answer.status === 204 ? undefined : await answer.json();
    if (answer.ok) return said as T;
    const { type = "", detail = answer.statusText, rule = null } = said as Partial<Problem>;
    throw new Refused(answer.status, type.startsWith(TYPE) ? type.slice(TYPE.length) : "refused", detail, rule);
  } catch (error) {
    throw error instanceof Refused ? error : new Unreachable();
  }
}

function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
}

/** The answer to a question that may be asked again. */
const asked = <T>(path: string): Promise<T> =>
  again(
    () => call<T>("GET", path),
    (error) => error instanceof Unreachable,
  );

export const games = (): Promise<GameInfo[]> => asked("games");

const details = new Map<string, Promise<GameDetail>>();
/** Everything about a game; asked for once. */
export function game(name: string): Promise<GameDetail> {
  const known = details.get(name) ?? asked<GameDetail>(`games/${name}`);
  details.set(name, known);
  known.catch(() => details.delete(name));
  return known;
}

export const tables = (): Promise<TableInfo[]> => asked("tables");
export const lobby = (): Promise<TableInfo[]> => asked("lobby");

/** Who I am here: the name that I took last, my devices, how I sign in. */
export const me = (): Promise<Me> => asked("me");
export const rename = (name: string): Promise<Me> => call("PUT", "me", { name });
export const forgetMe = (): Promise<void> => call("DELETE", "me");
export const everythingOfMe = "/api/me/export";
export const signOut = (device: string): Promise<void> => call("DELETE", `me/devices/${device}`);
/** A code by which another device becomes one of mine. */
export const carryCode = (): Promise<CarryCode> => call("POST", "me/code", {});
export const setPassword = (name: string, password: string): Promise<Me> => call("PUT", "me/password", { name, password });
export const removePassword = (): Promise<Me> => call("DELETE", "me/password");
export const passkeyToMake = (): Promise<PublicKeyCredentialCreationOptionsJSON> => call("POST", "me/passkeys/options", {});
export const addPasskey = (credential: unknown): Promise<Me> => call("POST", "me/passkeys", { credential });
export const removePasskey = (passkey: string): Promise<Me> => call("DELETE", `me/passkeys/${passkey}`);

/** Becoming somebody on this device; `whose`: who that would be, and what would come along. */
export const whose = (code: string): Promise<Joining> => call("POST", "sign-in/code/whose", { code });
export const byCode = (code: string): Promise<Me> => call("POST", "sign-in/code", { code });
export const byPassword = (name: string, password: string): Promise<Me> => call("POST", "sign-in/password", { name, password });
export const passkeyToUse = (): Promise<PublicKeyCredentialRequestOptionsJSON> => call("POST", "sign-in/passkey/options", {});
export const byPasskey = (credential: unknown): Promise<Me> => call("POST", "sign-in/passkey", { credential });

/** What is to be made, until it is known to be. */
let wish = { said: "", key: "" };
/** Make a table. The same one, asked for again because no answer came, is made once. */
export async function make(table: NewTable): Promise<Made> {
  const said = JSON.stringify(table);
  if (said !== wish.said) wish = { said, key: newKey() };
  const made = await call<Made>("POST", "tables", table, { "Idempotency-Key": wish.key });
  wish = { said: "", key: "" };
  return made;
}

/** The table at which the same people play again. */
export const playAgain = (table: string): Promise<Made> => call("POST", `tables/${table}/again`, {});
export const remove = (table: string): Promise<void> => call("DELETE", `tables/${table}`);

/** Who sits at a table; before the game begins: taking a seat, leaving it, filling it, beginning. */
export const seats = (table: string): Promise<Gathering> => asked(`tables/${table}/seats`);
export const take = (table: string, seat: number, name: string, link: string): Promise<Gathering> =>
  call("POST", `tables/${table}/seats/${seat}`, { name, link });
export const leave = (table: string, seat: number): Promise<Gathering> => call("DELETE", `tables/${table}/seats/${seat}`);
export const fill = (table: string, seat: number, kind: SeatInfo["kind"]): Promise<Gathering> => call("PUT", `tables/${table}/seats/${seat}`, { kind });
export const lay = (table: string, seat: number, actions: string[]): Promise<Position> => call("PUT", `tables/${table}/seats/${seat}/ahead`, { actions });
export const begin = (table: string): Promise<Gathering> => call("POST", `tables/${table}/begin`, {});

export const position = (table: string, seat: number | null, at?: number): Promise<Position> => call("GET", `tables/${table}${query({ seat, at })}`);

/** What is new to a viewer ("mine": whoever sits here alone) since it had read `since` lines; with the moments after `after` nodes. */
export const course = (table: string, seat: number | "mine" | null, since: number, after?: number): Promise<Course> =>
  call("GET", `tables/${table}/course${query({ seat, since, after })}`);

export const preview = (table: string, draft: Chain): Promise<Position> => call("POST", `tables/${table}/preview`, draft);
export const commit = (table: string, draft: Chain, key: string): Promise<Course> => call("POST", `tables/${table}/commit`, draft, { "Idempotency-Key": key });

/** The best actions after a draft. */
export const hint = (table: string, draft: Chain): Promise<Hints> => call("POST", `tables/${table}/hint`, draft, {}, THINKING);
/** The chance to win of each seat after 0, 1, … nodes. */
export const draws = (table: string): Promise<Draw[]> => asked(`tables/${table}/draws`);
export const chances = (table: string, seat: number | null): Promise<Chances> =>
  call("GET", `tables/${table}/chances${query({ seat })}`, undefined, {}, THINKING);

/** What was said, in each room after so many messages. */
export const talk = (table: string, after: Record<Room, number>): Promise<Talk> => asked(`tables/${table}/talk${query(after)}`);
export const say = (table: string, message: NewMessage, key: string): Promise<Message> =>
  call("POST", `tables/${table}/talk`, message, { "Idempotency-Key": key });
export const mute = (table: string, wanted: Mute): Promise<void> => call("PUT", `tables/${table}/mute`, wanted);
export const notes = (table: string): Promise<Notes> => asked(`tables/${table}/notes`);
export const note = (table: string, wanted: Notes): Promise<Notes> => call("PUT", `tables/${table}/notes`, wanted);

export const transcript = (table: string, seat: number | null): string => `/api/tables/${table}/transcript${query({ seat })}`;

/** A new idempotency key. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
