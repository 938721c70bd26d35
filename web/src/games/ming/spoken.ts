/** One sentence for each place of the board: what it is, whether it is legal, what would follow, what stands there. */
import { atlas } from "./atlas";
import { verb, type Decision, type Target } from "./plan";
import type { DistrictData, MingPlay } from "./types";
import { recent } from "./recent";
import { bare, card, cards, contents, joined, listed, waiting, who, word } from "./words";

export function districtSentence(play: MingPlay, d: DistrictData, goal: Target | undefined, open: Decision | null): string {
  return joined(play, [
    play.name("district", d.id),
    open !== null && districtState(play, d, goal, open),
    goal?.cost.length && !goal.through ? prospect(play, d, open) : false,
    contents(play, d),
    came(play, d),
  ]);
}

/** Who has come since the viewer acted last. */
function came(play: MingPlay, d: DistrictData): string {
  const rows = recent(play.recent).districts.get(d.id) ?? [];
  return rows.length
    ? word(play, "say-came", {
        list: listed(
          play,
          rows.map(({ seat, n }) => word(play, "count", { who: who(play, seat), n })),
        ),
      })
    : "";
}

/** What the seat has in a district it could walk to, and how many could be deployed there. */
function prospect(play: MingPlay, d: DistrictData, open: Decision | null): string | false {
  const facts = open?.position.advice?.deploy?.[d.id];
  const own = open?.position.view.districts[d.id]?.open[open.position.viewer ?? 0] ?? 0;
  if (!facts) return false;
  return [word(play, "say-own", { n: own }), facts.locked ? word(play, "say-locked") : word(play, "say-most", { n: facts.most })].join(word(play, "semi"));
}

/** Why a place cannot be reached. */
function barred(play: MingPlay, open: Decision | null, place: string): string {
  const reason = open?.position.closed?.[place];
  return reason ? bare(play.reason(reason)) : word(play, "say-not-legal");
}

function districtState(play: MingPlay, d: DistrictData, goal: Target | undefined, open: Decision): string {
  if (!goal) return barred(play, open, `district ${d.id}`);
  switch (verb(goal.action)) {
    case "prince":
      return word(play, "say-can-prince", { province: play.name("province", d.province) });
    case "neutral":
      return word(play, "say-can-neutral");
    case "deploy":
      return word(play, "say-can-deploy", { n: Number(goal.action.split(" ")[1]) });
    default:
      return word(play, goal.through ? "say-through" : "say-can-walk", { cards: cards(play, goal.cost), n: goal.cost.length });
  }
}

export function spaceSentence(play: MingPlay, province: string, goal: Target | undefined, open: Decision | null): string {
  const shown = play.position.view.display[province];
  const offered = open?.position.view.display[province] ?? shown; // a card that is drafted lies there no more
  const can = { card: offered ? card(play, offered) : "", n: Number(goal?.action.split(" ")[1] ?? 0) };
  const state = goal
    ? word(play, goal.action.startsWith("deploy") ? "say-can-leave" : `say-can-${verb(goal.action)}`, can)
    : barred(play, open, `space ${province}`);
  return joined(play, [
    word(play, "space", { province: play.name("province", province) }),
    open !== null && state,
    waiting(play, province),
    shown ? word(play, "say-display", { card: card(play, shown) }) : word(play, "say-no-display"),
    word(play, "say-borders", {
      list: listed(
        play,
        atlas(play.detail)
          .symbols(province)
          .map((s) => card(play, s)),
      ),
    }),
  ]);
}

export function areaSentence(play: MingPlay, d: DistrictData, home: number, total: number): string {
  return joined(play, [word(play, "area", { district: play.name("district", d.id) }), word(play, "say-home", { home, total })]);
}
