/** One sentence for each place of the board: what it is, whether it is legal, what would follow, what stands there. */
import { atlas, STEP_OF } from "./atlas";
import { actAt, comers, decision, endedBy, goldAt, meant, own, party, picked, verb, type Decision, type Target } from "./plan";
import { lacking } from "./reach";
import { table } from "./table.svelte";
import { links } from "../../lib/chain";
import type { LogLine } from "../../lib/types";
import type { PalacePlay, Room, Square } from "./types";
import { bare, card, cardText, counted, edge, joined, listed, missing, noble, priced, privilege, privilegeText, reason, room, subject, word } from "./words";

export function squareSentence(play: PalacePlay, id: Square, target: Target | undefined): string {
  const { noble: tile, servant, price } = play.position.view.park[id] ?? { noble: null, servant: null, price: null };
  if (!tile || !price) return joined(play, [id, servant === null ? word(play, "say-empty") : word(play, "say-servant", subject(play, servant))]);
  const printed = atlas(play.detail).noble(tile);
  const lacks = lacking(play, id);
  return joined(play, [
    id,
    noble(play, tile),
    word(play, "points", { n: printed.points }),
    priced(play, price),
    printed.privilege !== undefined && `${privilege(play, printed)}${word(play, "colon")}${bare(privilegeText(play, printed.privilege))}`,
    target !== undefined && word(play, "say-can-recruit"),
    target === undefined && lacks !== null && lackSentence(play, missing(play, lacks)),
    edgesOf(play, id),
  ]);
}

const lackSentence = (play: PalacePlay, list: string): string => (list ? word(play, "say-lacks", { list }) : word(play, "say-payable"));

/** The edges on which a servant put here would count; empty for inner squares. */
export function edgesOf(play: PalacePlay, id: Square): string {
  const on = atlas(play.detail).edges(id);
  return on.length
    ? word(play, "say-edge", {
        list: listed(
          play,
          on.map((one) => edge(play, one)),
        ),
      })
    : "";
}

export function roomSentence(play: PalacePlay, id: Room, target: Target | undefined): string {
  const d = decision(play);
  const here = play.position.view.rooms[id];
  return joined(play, [
    room(play, id),
    d !== null && roomState(play, d, id, target),
    counted(play, here?.servants ?? []) || word(play, "say-nobody"),
    majority(play, id),
    said(play, id),
  ]);
}

const said = (play: PalacePlay, id: Room): string => {
  const { text, next } = gives(play, id);
  return text && next ? `${word(play, "gives-next")} ${text}` : text;
};

/** Why a place cannot be reached; false: a click only looks. */
function barred(play: PalacePlay, d: Decision, place: string): string | false {
  const aim = meant(d, place);
  const reason = aim && d.position.closed?.[aim];
  return reason ? bare(play.reason(reason)) : aim !== null && word(play, "say-not-legal");
}

function roomState(play: PalacePlay, d: Decision, id: Room, target: Target | undefined): string | false {
  if (!target) return barred(play, d, `room ${id}`);
  const from = picked(d);
  if (target.picks) {
    if (verb(target.action) === "favour") return word(play, table.patron === id ? "say-let-go" : "say-pick-favour");
    return from === id ? word(play, "say-picked", { n: party(d), of: own(d, id) }) : word(play, "say-pick", { n: own(d, id) });
  }
  if (verb(target.action) === "walk")
    return word(play, "say-can-walk", {
      from: room(play, from ?? ""),
      n: party(d),
      steps: target.actions.length,
      left: d.position.view.steps_left - target.actions.length,
    });
  return word(play, "say-can", { act: play.sentence(target.action) });
}

/** Who has the majority of a room, and why; empty where nobody has it. */
export function majority(play: PalacePlay, id: Room): string {
  const lead = play.position.view.rooms[id]?.majority;
  return lead ? word(play, "majority", { ...subject(play, lead.seat), why: reason(play, lead.rule) }) : "";
}

/** What a room gives the seat to act now, in one line; `next`: only in its next turn. Empty for nothing, and while others act. */
export function gives(play: PalacePlay, id: Room): { text: string; next: boolean } {
  const { view, advice, viewer, actor } = play.position;
  const now = (key: string, args?: Record<string, number>): { text: string; next: boolean } => ({ text: word(play, `gives-${key}`, args), next: false });
  if (id === "gate" || id === "cardinal") return now(id);
  const n = advice?.gives[id] ?? 0;
  const { step } = view;
  if (id === "mint" && step === "third" && view.minted) return now("mint-taken");
  if (!n || viewer === null || actor !== viewer) return { text: "", next: false };
  const d = decision(play);
  if (id === "parade" && step === "parade") return now("parade-left", { n: d ? comers(d) : view.limit_left });
  if (id === "stairs" && step === "stairs") return now("stairs-left", { n: view.steps_left });
  if (id === "king" || id === "madame")
    return now(step === "third" && view.favoured.includes(id) ? "favoured" : "seals", { n, free: Math.max(0, n - (view.rooms[id]?.servants[viewer] ?? 0)) });
  return { ...now(id, { n }), next: step !== null && order(STEP_OF[id]) < order(step) };
}

const order = (step: string | undefined): number => ["parade", "stairs", "third", "recruit", "backdoor"].indexOf(step ?? "");

export function cardSentence(play: PalacePlay, id: string, n: number, state: string): string {
  const printed = atlas(play.detail).card(id);
  return joined(play, [
    n > 1 ? word(play, "count", { who: card(play, id), n }) : card(play, id),
    printed.gold ? word(play, "cost-gold", { n: printed.gold }) : word(play, "cost-none"),
    word(play, "card-step", {
      list: listed(
        play,
        printed.timing.map((one) => word(play, `step-${one}`)),
      ),
    }),
    bare(cardText(play, id)),
    state,
  ]);
}

/** Privilege of a noble in one sentence. */
export const privilegeSentence = (play: PalacePlay, id: string): string => {
  const printed = atlas(play.detail).noble(id);
  return printed.privilege ? privilegeText(play, printed.privilege) : word(play, "no-privilege");
};

/** An act of the draft in one sentence; null: the sentence of its action says it. What its chip shows stands in it word by word. */
export function sayAct(play: PalacePlay, at: number): string | null {
  const [action = "", ...rest] = actAt(play.draft, at);
  const [word_, place = ""] = action.split(" ");
  if (word_ === "walk")
    return word(play, "act-walk", {
      person: "you",
      from: room(play, place),
      to: room(play, (rest.at(-1) ?? action).split(" ")[2] ?? ""),
      walk: walkText(play, [action, ...rest]),
    });
  if (word_ === "mint") return word(play, "act-mint", { person: "you", n: goldAt(play, at) });
  if (word_ === "done") return word(play, "act-done", { person: "you", step: word(play, `step-${endedBy(play, at) ?? "backdoor"}`) });
  const tile = word_ === "recruit" ? play.committed.view.park[place]?.noble : null;
  return tile ? word(play, "act-recruit", { person: "you", noble: recruitText(play, tile, place) }) : null;
}

/** "2 servants, 4 steps". */
export function walkText(play: PalacePlay, walk: string[]): string {
  const n = walk.filter((one) => one === walk[0]).length;
  return listed(play, [...(n > 1 ? [word(play, "servants", { n })] : []), word(play, "steps", { n: walk.length })]);
}

/** "The Squire, e4 +6". */
export const recruitText = (play: PalacePlay, tile: string, square: Square): string =>
  `${listed(play, [noble(play, tile), square])} +${atlas(play.detail).noble(tile).points}`;

/** Lines of one act in one sentence, `short`: as a part of a whole turn; null: their own sentences say it. */
export function tell(play: PalacePlay, lines: LogLine[], short: boolean): string | null {
  const [{ action = "", rows } = { rows: [] }] = lines;
  const places = lines.map((line) => (line.action ?? "").split(" ").slice(1));
  const found = (id: string): string | undefined => rows.find(([rule]) => rule === id)?.[3];
  const { person } = subject(play, Number(lines[0]?.seat));
  if (["muster", "pull"].includes(verb(action)) && short)
    return word(play, "told-servants", { person, n: places.reduce((sum, [n = ""]) => sum + (Number(n) || 1), 0) });
  if (verb(action) === "walk" && short) return word(play, "told-steps", { person, n: lines.length });
  if (verb(action) === "walk")
    return word(play, "told-walk", {
      person,
      ways: several(
        play,
        ways(places).map((way) => way.map((id) => room(play, id)).join(" → ")),
      ),
    });
  if (verb(action) === "station")
    return word(play, "told-station", {
      person,
      rooms: several(
        play,
        places.map(([id = ""]) => room(play, id)),
      ),
    });
  if (verb(action) === "mint") return word(play, "told-mint", { person, n: Number(found("RP-7.2") ?? 0) });
  const tile = verb(action) === "recruit" ? found("RP-8.7") : undefined;
  return tile ? word(play, "told-recruit", { person, noble: noble(play, tile), square: places[0]?.[0] ?? "" }) : null;
}

/** Texts in a row, equal ones once with their number. */
const several = (play: PalacePlay, texts: string[]): string =>
  listed(
    play,
    links(texts).map(({ action, times }) => (times > 1 ? play.t("page-told-times", { what: action, times }) : action)),
  );

/** Steps put together where a servant goes on from where one has come to. */
function ways(steps: string[][]): string[][] {
  const found: string[][] = [];
  for (const [from = "", to = ""] of steps) {
    const on = found.findLast((way) => way.at(-1) === from);
    if (on) on.push(to);
    else found.push([from, to]);
  }
  return found;
}
