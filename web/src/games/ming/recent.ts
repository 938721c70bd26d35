/** What the others did since the viewer acted last, for small marks on the board and the seats. */
import { verb } from "../../lib/decision";
import type { LogLine } from "../../lib/types";
import type { Card } from "./types";

/** Members that came into a district. */
export interface Deployed {
  seat: number;
  n: number;
  monk: boolean;
}

export interface Recent {
  /** Districts where something was placed, a prince ended its move, or members were deployed. */
  districts: Map<string, Deployed[]>;
  spaces: Set<string>;
  /** Cards taken, by seat. */
  cards: Map<number, Card[]>;
}

const where = (line: LogLine, rule: string): string | undefined => line.rows.find(([id]) => id === rule)?.[3];

export function recent(lines: LogLine[]): Recent {
  const found: Recent = { districts: new Map(), spaces: new Set(), cards: new Map() };
  const mark = (district: string, ...members: Deployed[]): void => void found.districts.set(district, [...(found.districts.get(district) ?? []), ...members]);
  lines.forEach((line, i) => {
    const [word, place = "", paid] = (line.action ?? "").split(" ");
    if (typeof line.seat !== "number") return;
    const { seat } = line;
    if (word === "neutral" || word === "prince") mark(place);
    if (word === "step" && verb(lines[i + 1]?.action ?? "") !== "step") mark(place);
    const district = where(line, "MD-3.4.3");
    if (district) mark(district, { seat, n: Number(place), monk: paid === "monk" });
    if (word === "place" || word === "take" || word === "dragon") found.spaces.add(place);
    const card = word === "dragon" ? "dragon" : where(line, "MD-2.1");
    if (card) found.cards.set(seat, [...(found.cards.get(seat) ?? []), card]);
  });
  return found;
}
