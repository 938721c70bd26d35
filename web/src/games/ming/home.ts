/** Members that leave a city again: one number for each of its three areas. */
import { decide, decision, verb } from "./plan";
import { table } from "./table.svelte";
import { atlas } from "./atlas";
import type { MingPlay } from "./types";

export interface Home {
  word: "home" | "neutral-home";
  province: string;
  /** Members of the one who takes home, by area; how many must go; how many are chosen. */
  inside: number[];
  sum: number;
  parts: number[];
  legal: string[];
}

/** The three numbers of an action. */
export const numbers = (action: string): number[] => action.split(" ").slice(1).map(Number);
export const total = (parts: number[]): number => parts.reduce((a, b) => a + b, 0);

/** The choice at a home or neutral-home node; null at other nodes. */
export function homeParts(play: MingPlay): Home | null {
  const d = decision(play);
  const node = d?.position.node;
  if (!d || (node !== "home" && node !== "neutral-home")) return null;
  const { view, viewer, players } = d.position;
  const province = view.scored_province ?? atlas(play.detail).provinces[0]?.id ?? "";
  const inside = view.cities[province]?.[node === "home" ? (viewer ?? 0) : players] ?? [0, 0, 0];
  const drafted = play.planned.length > d.n ? play.planned[d.n] : undefined;
  const parts = drafted && verb(drafted) === node ? numbers(drafted) : (table.parts ?? inside.map(() => 0));
  return { word: node, province, inside, sum: total(numbers(d.legal[0] ?? "")), parts, legal: d.legal };
}

/** The area of the city whose members go home to a district; -1: none do. */
export function areaOf(play: MingPlay, home: Home, district: string): number {
  const area = atlas(play.detail)
    .within(home.province)
    .findIndex(({ id }) => id === district);
  return area >= 0 && home.inside[area] ? area : -1;
}

/** The parts after one more member of an area is chosen; beyond its last one it starts again at none, and where all are chosen one of another area gives way. */
function added(home: Home, area: number): number[] {
  const parts = [...home.parts];
  const here = parts[area] ?? 0;
  const full = total(parts) >= home.sum;
  if ((full && here) || here >= (home.inside[area] ?? 0)) parts[area] = 0;
  else {
    if (full) parts[parts.indexOf(Math.max(...parts))]--;
    parts[area] = here + 1;
  }
  return parts;
}

/** What choosing an area does: its action if that completes the sum, else it is only remembered. */
export function addHome(home: Home, area: number): { action: string | undefined; act: (play: MingPlay) => void } {
  const parts = added(home, area);
  const action = `${home.word} ${parts.join(" ")}`;
  return { action: home.legal.includes(action) ? action : undefined, act: (play) => setHome(play, home, parts) };
}

/** Set the three numbers; complete and legal: it is drafted. */
export function setHome(play: MingPlay, home: Home, parts: number[]): void {
  const action = `${home.word} ${parts.join(" ")}`;
  table.parts = parts;
  play.say(play.t("ming-page-home-sum", { n: total(parts), sum: home.sum }));
  if (home.legal.includes(action)) decide(play, [action]);
  else if (total(parts) >= home.sum) play.refuse(action);
  else {
    const d = decision(play);
    if (d && play.draft.length > d.n) play.backTo(d.n);
  }
}
