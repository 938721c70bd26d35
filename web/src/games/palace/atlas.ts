/** The component file, looked up by id; one atlas per file. */
import { finder, perFile } from "../../lib/atlas";
import type { CardData, ComponentData, Edge, NobleData, Room, Square, Step } from "./types";

export const STEPS: Step[] = ["parade", "stairs", "third", "recruit", "backdoor"];
export const EDGES: Edge[] = ["north", "east", "south", "west"];
/** Rooms whose majority gives something (RP-4.8). */
export const WITH_BONUS: Room[] = ["parade", "stairs", "mint", "king", "madame"];
/** The step in which a room acts. */
export const STEP_OF: Partial<Record<Room, Step>> = {
  parade: "parade",
  stairs: "stairs",
  mint: "third",
  king: "third",
  madame: "third",
  office: "recruit",
  backdoor: "backdoor",
};

export interface Atlas {
  data: ComponentData;
  /** Row by row from the far left, as they are drawn. */
  squares: Square[];
  noble: (id: string) => NobleData;
  card: (id: string) => CardData;
  room: (id: Room) => ComponentData["rooms"][number];
  privilege: (id: string) => ComponentData["privileges"][number];
  /** Edges that a square lies on; none for inner squares. */
  edges: (square: Square) => Edge[];
}

export const atlas = perFile(build);

function build(data: ComponentData): Atlas {
  const { columns, rows } = data.park;
  return {
    data,
    squares: Array.from({ length: rows }, (_, row) => [...columns].map((column) => `${column}${row + 1}`)).flat(),
    noble: finder(data.nobles),
    card: finder(data.cards),
    room: finder(data.rooms),
    privilege: finder(data.privileges),
    edges: (square) => {
      const [column, row] = [columns.indexOf(square.charAt(0)), Number(square.slice(1))];
      const on: Record<Edge, boolean> = { north: row === 1, east: column === columns.length - 1, south: row === rows, west: column === 0 };
      return EDGES.filter((edge) => on[edge]);
    },
  };
}

/** Slots (from 0) that touch at a side, or (`corner`) only at a corner. */
export function near(a: number, b: number, corner = false): boolean {
  const [dx, dy] = [Math.abs((a % 3) - (b % 3)), Math.abs(Math.floor(a / 3) - Math.floor(b / 3))];
  return corner ? dx === 1 && dy === 1 : dx + dy === 1;
}
