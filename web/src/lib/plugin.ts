/** What a game contributes to the page. The shell (web/src/shell) draws everything else. */
import type { Component } from "svelte";
import type { GameDetail, LogLine, Position, Reason } from "./types";

/** A Fluent message with its arguments. */
export interface Message {
  id: string;
  args?: Record<string, string | number>;
}

/** What board, hand and controls get: the position after the draft, and how to change the draft. */
export interface Play<View = any, Advice = any> {
  detail: GameDetail;
  position: Position<View, Advice>;
  /** Position before the draft; equal to `position` while nothing is drafted, in replay and while others move. */
  committed: Position<View, Advice>;
  /** Actions of the draft, in notation; `position` is what they lead to. */
  draft: string[];
  /** The draft as it was chosen, to be shown at once: with what the server has not answered yet. What follows from that is known later. */
  planned: string[];
  /** Whether this browser may act now (viewer is to act, no replay, no hand-over screen). */
  mine: boolean;
  /** Several people share this browser, so that "your" would be anybody's. */
  shared: boolean;
  /** Append actions to the draft (legal in this order). The shell asks the server for the view after them. */
  choose: (actions: string[]) => void;
  /** Drop draft actions after the first n. */
  backTo: (n: number) => void;
  /** Send the whole draft. */
  commit: () => void;
  /** Show why something cannot be: an illegal action in notation is answered by the server with its rule. */
  refuse: (action: string) => void;
  /** Show why an aim cannot be reached (`closed` of the position in which it was aimed at). */
  deny: (aim: string, reason: Reason) => void;
  /** Announce to screen readers (politely). */
  say: (text: string) => void;
  /** Translate. */
  t: (id: string, args?: Record<string, string | number>) => string;
  /** Name of a word of the component file in the reader's language: name("district", "blue1"). */
  name: (kind: string, id: string) => string;
  /** Sentence for an action in notation, said to whoever decides ("move to Blue II"). */
  sentence: (action: string) => string;
  /** Sentence for why an aim cannot be reached. */
  reason: (reason: Reason) => string;
  /** The seat that sentences speak to as "you": that of the only person here; null: everybody is called by name. */
  you: number | null;
  /** The latest lines of others since the viewer acted last, for small marks on the board. */
  recent: LogLine[];
  /** Lines of the log up to what is shown, as the viewer may read them. */
  lines: LogLine[];
  /** Hovered or focused action, so that board and bar show the same consequence; null: none. */
  hover: string | null;
  setHover: (action: string | null) => void;
}

export interface TrackStep {
  message: Message;
  state: "past" | "now" | "next";
}

export interface GamePage {
  /** Sheet in the middle: the board with its side colophon. One tab stop; arrows walk the legal targets. */
  Board: Component<{ play: Play }>;
  /** Own hand, foot left. */
  Hand: Component<{ play: Play }>;
  /** Steppers and switches of the running node: action bar, row 3 left. */
  Controls: Component<{ play: Play }>;
  /** Second and third line of a seat card. */
  Seat: Component<{ play: Play; seat: number; small: boolean }>;
  /** Tabs of the forecast panel; `ended`: what the tab is called after the end, null: there is none then. */
  panels: { id: string; title: Message; ended?: Message | null; Panel: Component<{ play: Play }> }[];
  /** Course of the game for the top bar. */
  track: (play: Play) => TrackStep[];
  /** The prompt: one sentence that says what to do now. */
  prompt: (play: Play) => Message;
  /** Text of the commit button for the present draft ("Deploy and end"). */
  primary: (play: Play) => Message;
  /** Badge beside the prompt: what the draft changes in the forecast; null: nothing. */
  badge: (play: Play) => { message: Message; good: boolean } | null;
  /** Warning beside the commit button; null: none. */
  warning: (play: Play) => Message | null;
  /** Nodes whose action is hidden from the other seats (hand-over screen in hot-seat play). */
  privateNodes: string[];
  /** Whether the hands of other seats are hidden, so that every change of person needs the hand-over screen. */
  hiddenHands?: boolean;
  /** Whether the draft ends the turn although the same seat is to act next; default: only another actor ends it. */
  ends?: (play: Play) => boolean;
  /** A short picture of an action for the chips of the draft, which is number `at` of it; default: its sentence. */
  Chip?: Component<{ play: Play; action: string; at: number }>;
  /** An act of the draft, from action number `at` on, where the sentence of its first action does not say it all; null: it does. */
  sayAct?: (play: Play, at: number) => string | null;
  /** Where the acts of a draft begin (a payment is one act of several actions): one chip each, taken back as one. Default: every action. */
  acts?: (draft: string[]) => number[];
  /** A draft of these acts is about to be shown again after a reload; for pages whose `acts` depend on how they were chosen. */
  regroup?: (acts: string[][]) => void;
  /** What of the running turn is committed already, and why it cannot be taken back: locked chips before those of the draft. */
  locked?: (play: Play) => { message: Message; why: Message }[];
  /** Actions that the button that ends the turn adds to a draft before it sends it; null: something must be chosen first. */
  finish?: (play: Play) => string[] | null;
  /** Whether that button only ends a step: what `finish` adds is drafted and not yet sent, even if the turn is over by it. */
  goesOn?: (play: Play) => boolean;
  /** Where each round begins: the number of nodes before it and what it is called. For the replay and the log. */
  rounds?: (lines: LogLine[], detail: GameDetail) => { at: number; title: Message }[];
  /** Nodes at which the only legal action is not answered by the page: the player says it. */
  asked?: string[];
  /** Keys of the notation's patterns that are worth ordering ahead, the likeliest first; their blanks take every word they can. */
  orders?: string[];
  /** Actions that say nothing beside others ("ends the step"): hints leave them out, and the log those from which nothing followed. */
  silent?: string[];
  /** Verbs of actions that belong to the one before them (a payment): the act is told without them. */
  within?: string[];
  /** Verbs of lines that make one act with the line before them, and the verbs that such a line has: { pay: ["wild", "pay"] }. Default: every line is an act. */
  joins?: Record<string, string[]>;
  /** Verbs after which a turn is over, though the same seat may act next; default: another seat's line ends it. */
  turnEnds?: string[];
  /** Lines of one act in one sentence, to be read after the name of the seat, where their own sentences in a row do not say it well; null: they do. `short`: as a part of a whole turn. */
  tell?: (play: Play, lines: LogLine[], short: boolean) => string | null;
  /** Rule ids most useful at the running node; the first stands beside the prompt. */
  rules: (play: Play) => string[];
  /** Sources of points for the final breakdown: rule id prefix -> heading. */
  sources: { rules: string[]; title: Message }[];
}
