/** One sentence for each place of the board: what it is, whether it is legal, what would follow. */
import { gains, holder, looked, markerName, paid, state } from "./facts";
import { decision, verb, type Target } from "./plan";
import { links } from "../../lib/chain";
import type { LogLine } from "../../lib/types";
import { atlas, type Portrait } from "./atlas";
import { table } from "./table.svelte";
import type { RoyalsPlay } from "./types";
import { cards, country, joined, listed, noble, subject, who, word } from "./words";

export function portraitSentence(play: RoyalsPlay, p: Portrait): string {
  const seen = looked(play, p.id);
  const { a, planned } = seen;
  const held = holder(play, p);
  const way = a?.ways[0];
  const here = play.position.view.cities[p.city.id];
  const buried = (here?.cathedral ?? []).flatMap((n, seat) => (n ? [word(play, "count", { card: who(play, seat), n })] : []));
  return joined(play, [
    noble(play, p.id),
    word(play, "say-price", { cost: p.title.cost, country: country(play, p.city.country), influence: p.title.influence }),
    held === null ? word(play, "vacant") : word(play, "held", subject(play, held)),
    a !== null && state(play, seen),
    a !== null && way !== undefined && !planned && word(play, "say-pay", { cards: paid(play, p, way, a) }),
    a?.gains
      ? listed(
          play,
          gains(play, p, a.gains).flatMap((f) =>
            f.before === f.after ? [] : [word(play, f.before ? "say-change" : "say-gain", { label: f.label, before: f.before, after: f.after })],
          ),
        )
      : false,
    a?.rule !== null && here?.marker === true && markerName(play, "RO-6.1", p.city.id),
    buried.length > 0 && word(play, "say-buried", { list: listed(play, buried) }),
  ]);
}

export function displaySentence(play: RoyalsPlay, id: string, n: number): string {
  const d = decision(play);
  return joined(play, [
    word(play, "say-display", { country: country(play, id), n }),
    d !== null && d.position.node === "draw" && word(play, d.legal.includes(`draw ${id}`) ? "say-can-take" : "say-cannot"),
  ]);
}

export function deckSentence(play: RoyalsPlay, place: "deck" | "intrigue", target: Target | undefined): string {
  const { deck_size, intrigue_deck_size } = play.position.view;
  const odds = decision(play)?.position.advice?.odds;
  const known = place === "deck" ? odds?.country : odds?.intrigue;
  return joined(play, [
    word(play, `say-${place}`, { n: place === "deck" ? deck_size : intrigue_deck_size }),
    decision(play)?.position.node === "draw" && word(play, target ? "say-can-draw" : "say-cannot"),
    target !== undefined && known !== undefined && word(play, "say-odds", { list: cards(play, known) }),
  ]);
}

/** An act of the draft in short, as its chip shows it: "Princess of Munich from Mei", "Take France". */
export function sayAct(play: RoyalsPlay, at: number): string {
  const action = play.draft[at] ?? "";
  const rest = action.slice(verb(action).length + 1);
  if (verb(action) === "draw") return word(play, rest === "deck" || rest === "intrigue" ? `chip-${rest}` : "chip-draw", { country: country(play, rest) });
  if (verb(action) !== "install") return play.sentence(action);
  const { city, title } = atlas(play.detail).portrait(rest);
  const victim = table.recall(play, at)?.view.cities[city.id]?.portraits[title.id] ?? null;
  return victim === null ? noble(play, rest) : word(play, "chip-usurp", { noble: noble(play, rest), who: who(play, victim) });
}

/** Lines of one act in one sentence: what was drawn; null: their own sentences say it. */
export function tell(play: RoyalsPlay, lines: LogLine[]): string | null {
  const drawn = lines.flatMap(({ action = "" }) => (verb(action) === "draw" ? [action.slice(5)] : []));
  if (!drawn.length || drawn.length < lines.length) return null;
  const counts = links(drawn.toSorted()).map(({ action: card, times: n }) => {
    if (card === "deck" || card === "intrigue") return word(play, `told-${card}`, { n });
    return n > 1 ? word(play, "count", { card: country(play, card), n }) : country(play, card);
  });
  return word(play, "told-draw", { person: subject(play, Number(lines[0]?.seat)).person, cards: listed(play, counts) });
}
