/** One sentence for each place of the board: what it is, whether it is legal, what would follow, what stands there. */
import { atlas, STEP_OF } from "./atlas";
import { decision, meant, own, party, picked, verb, type Decision, type Target } from "./plan";
import { table } from "./table.svelte";
import type { PalacePlay, Room, Square } from "./types";
import { card, cardText, counted, edge, listed, missing, noble, priced, privilege, privilegeText, reason, room, who, word } from "./words";

const joined = (play: PalacePlay, parts: (string | false)[]): string => parts.filter(Boolean).join(word(play, "stop")) + word(play, "end");

export function squareSentence(play: PalacePlay, id: Square, target: Target | undefined): string {
  const { noble: tile, servant, price } = play.position.view.park[id] ?? { noble: null, servant: null, price: null };
  if (!tile || !price) return joined(play, [id, servant === null ? word(play, "say-empty") : word(play, "say-servant", { who: who(play, servant) })]);
  const printed = atlas(play.detail).noble(tile);
  const lacks = play.position.advice?.nobles[id]?.lacks;
  return joined(play, [
    id,
    noble(play, tile),
    word(play, "points", { n: printed.points }),
    priced(play, price),
    printed.privilege !== undefined && privilege(play, printed),
    target !== undefined && word(play, "say-can-recruit"),
    target === undefined && lacks !== undefined && lackSentence(play, missing(play, lacks)),
    edgesOf(play, id),
  ]);
}

const lackSentence = (play: PalacePlay, list: string): string => (list ? word(play, "say-lacks", { list }) : word(play, "say-payable"));

/** The edges on which a servant put here would count; empty for inner squares. */
export function edgesOf(play: PalacePlay, id: Square): string {
  const on = atlas(play.detail).edges(id);
  return on.length ? word(play, "say-edge", { list: listed(play, on.map((one) => edge(play, one))) }) : "";
}

export function roomSentence(play: PalacePlay, id: Room, target: Target | undefined): string {
  const d = decision(play);
  const here = play.position.view.rooms[id];
  return joined(play, [
    room(play, id),
    d !== null && roomState(play, d, id, target),
    counted(play, here?.servants ?? []) || word(play, "say-nobody"),
    majority(play, id),
    gives(play, id),
  ]);
}

function roomState(play: PalacePlay, d: Decision, id: Room, target: Target | undefined): string | false {
  if (!target) return meant(d, `room ${id}`) !== null && word(play, "say-not-legal");
  const from = picked(d);
  if (target.picks) {
    if (verb(target.action) === "favour") return word(play, table.patron === id ? "say-let-go" : "say-pick-favour");
    return from === id ? word(play, "say-picked", { n: party(d), of: own(d, id) }) : word(play, "say-pick", { n: own(d, id) });
  }
  if (verb(target.action) === "walk") return word(play, "say-can-walk", { from: room(play, from ?? ""), n: party(d), steps: target.actions.length, left: d.position.view.steps_left - target.actions.length });
  return word(play, "say-can", { act: play.sentence(target.action) });
}

/** Who has the majority of a room, and why; empty where nobody has it. */
export function majority(play: PalacePlay, id: Room): string {
  const lead = play.position.view.rooms[id]?.majority;
  return lead ? word(play, "majority", { who: who(play, lead.seat), why: reason(play, lead.rule) }) : "";
}

/** What a room gives the seat to act now: one line; empty for rooms that give nothing, and while others act. */
export function gives(play: PalacePlay, id: Room): string {
  const { view, advice, viewer, actor } = play.position;
  if (id === "gate" || id === "cardinal") return word(play, `gives-${id}`);
  if (!advice || viewer === null || actor !== viewer) return "";
  const n = advice.gives[id] ?? 0;
  const { step } = view;
  if (id === "parade" && step === "parade") return word(play, "gives-parade-left", { n: view.limit_left });
  if (id === "stairs" && step === "stairs") return word(play, "gives-stairs-left", { n: view.steps_left });
  if (id === "mint" && step === "third" && view.minted) return word(play, "gives-mint-taken");
  if (id === "king" || id === "madame") return word(play, view.step === "third" && view.favoured.includes(id) ? "gives-favoured" : "gives-seals", { n, free: Math.max(0, n - (view.rooms[id]?.servants[viewer] ?? 0)) });
  return word(play, step && order(STEP_OF[id]) < order(step) ? "gives-next" : `gives-${id}`, { n, text: word(play, `gives-${id}`, { n }) });
}

const order = (step: string | undefined): number => ["parade", "stairs", "third", "recruit", "backdoor"].indexOf(step ?? "");

export function cardSentence(play: PalacePlay, id: string, n: number, state: string): string {
  const printed = atlas(play.detail).card(id);
  return joined(play, [
    n > 1 ? word(play, "count", { who: card(play, id), n }) : card(play, id),
    printed.gold ? word(play, "cost-gold", { n: printed.gold }) : word(play, "cost-none"),
    word(play, "card-step", { list: listed(play, printed.timing.map((one) => word(play, `step-${one}`))) }),
    cardText(play, id).replace(/[.。]$/, ""),
    state,
  ]);
}

/** Privilege of a noble in one sentence. */
export const privilegeSentence = (play: PalacePlay, id: string): string => {
  const printed = atlas(play.detail).noble(id);
  return printed.privilege ? privilegeText(play, printed.privilege) : word(play, "no-privilege");
};
