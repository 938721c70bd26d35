/** Calls of the server (docs/architecture.md, "The table: protocol"). */
import type { GameDetail, GameInfo, Hint, LogLine, Position, SeatInfo } from "./types";

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

export interface TableInfo {
  table: string;
  game: string;
  players: number;
  seats: SeatInfo[];
  status: "running" | "over";
  version: number;
  actor: number | "chance" | null;
  created: string;
  moved: string;
}

export interface NewTable {
  game: string;
  players: number;
  options: Record<string, string | number>;
  seats: SeatInfo[];
}

async function call<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  const json: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      headers: { Accept: "application/json", ...json, ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new Unreachable();
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  if (answer.status >= 500) throw new Unreachable();
  const said = await answer.json().catch(() => ({}));
  throw new Refused(answer.status, said.error ?? "refused", said.message ?? answer.statusText, said.rule ?? null);
}

function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
}

export const games = (): Promise<GameInfo[]> => call("GET", "games");

const details = new Map<string, Promise<GameDetail>>();
/** Everything about a game; asked for once. */
export function game(name: string): Promise<GameDetail> {
  const known = details.get(name) ?? call<GameDetail>("GET", `games/${name}`);
  details.set(name, known);
  known.catch(() => details.delete(name));
  return known;
}

export const tables = (): Promise<TableInfo[]> => call("GET", "tables");
export const create = (table: NewTable): Promise<{ table: string; seed_hash: string }> => call("POST", "tables", table);
export const remove = (table: string): Promise<void> => call("DELETE", `tables/${table}`);

export const position = (table: string, seat: number | null, at?: number): Promise<Position> => call("GET", `tables/${table}${query({ seat, at })}`);

export const log = (table: string, seat: number | null, from: number): Promise<{ lines: LogLine[] }> =>
  call("GET", `tables/${table}/log${query({ seat, from })}`);

export interface Draft {
  version: number;
  seat: number;
  actions: string[];
}
export const preview = (table: string, draft: Draft): Promise<Position> => call("POST", `tables/${table}/preview`, draft);
export const commit = (table: string, draft: Draft, key: string): Promise<Position> =>
  call("POST", `tables/${table}/commit`, draft, { "Idempotency-Key": key });

/** The best actions after a draft. */
export const hint = (table: string, draft: Draft): Promise<{ version: number; hints: Hint[] }> => call("POST", `tables/${table}/hint`, draft);
/** The chance to win of each seat after 0, 1, … nodes. */
export const chances = (table: string, seat: number | null): Promise<{ chances: (number[] | null)[] }> => call("GET", `tables/${table}/chances${query({ seat })}`);

export const transcript = (table: string, seat: number | null): string => `/api/tables/${table}/transcript${query({ seat })}`;

/** A new idempotency key. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
