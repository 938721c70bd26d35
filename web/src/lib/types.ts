/** What the server sends (docs/architecture.md, "The table: protocol"), under short names; lib/documents.ts is made from the server itself. */
import type { components } from "./documents";

export const LANGS = ["en", "zh-Hant", "zh-Hans"] as const;
export type Lang = (typeof LANGS)[number];
type Sent = components["schemas"];

export type Names = Sent["Names"];
export type Actor = Sent["Moment"]["actor"];
/** rule id, seat, points (0: an event only), where */
export type LedgerRow = Sent["LogLine"]["rows"][number];
export type LogLine = Sent["LogLine"];
export type SeatInfo = Sent["SeatInfo"];
/** Who sits at a table. */
export type Sitting = Sent["Sitting"];
export type Reason = Sent["Reason"];
export type Moment = Sent["Moment"];
export type Hint = Sent["Hint"];
export type Paragraph = Sent["Paragraph"];
export type Section = Sent["Section"];
export type SeatColour = Sent["SeatColour"];
export type GameInfo = Sent["GameInfo"];
export type TableInfo = Sent["TableInfo"];
export type Gathering = Sent["Gathering"];
export type NewTable = Sent["NewTable"];
export type Made = Sent["Made"];
export type Chain = Sent["Chain"];
export type Draw = Sent["Draw"];
export type Hints = Sent["Hints"];
export type Chances = Sent["Chances"];
export type News = Sent["TableNews"];
export type Me = Sent["Me"];
export type CarryCode = Sent["CarryCode"];
export type Joining = Sent["Joining"];
export type Said = Sent["Said"];
/** Something that was said at a table. */
export type Message = Sent["Message"];
export type Room = Message["room"];
export type Phrase = NonNullable<Message["phrase"]>;
export type Talk = Sent["Talk"];
export type NewMessage = Sent["NewMessage"];
export type Mute = Sent["Mute"];
export type Notes = Sent["Notes"];
export type Problem = Sent["Problem"];

/** Computer players, as they are offered. */
export const LEVELS = [
  "novice",
  "apprentice",
  "courtier",
  "minister",
  "chancellor",
  "master",
  "greedy",
  "random",
] as const satisfies readonly SeatInfo["kind"][];

/** A table as one viewer sees it; `View` and `Advice` are those of its game. */
export type Position<View = unknown, Advice = unknown> = Omit<Sent["Position"], "view" | "advice"> & { view: View; advice: Advice | null };

/** What happened at a table, as a viewer may know it now. */
export type Course = Omit<Sent["Course"], "now"> & { now: Position };

/** Everything about a game; `component_data` has the type that its page gives it. */
export type GameDetail = Omit<Sent["GameDetail"], "component_data"> & { component_data: any };
