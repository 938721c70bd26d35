/** The component file, looked up by id; one atlas per file. */
import type { GameDetail } from "../../lib/types";
import type { ComponentData, DistrictData, Point, ProvinceData } from "./types";

export { ink } from "../../lib/ink";

export interface Border {
  between: [string, string];
  symbol: string;
  at: Point;
}

export interface Atlas {
  data: ComponentData;
  provinces: ProvinceData[];
  districts: DistrictData[];
  borders: Border[];
  /** Symbols in file order, the dragon last. */
  cards: string[];
  province: (id: string) => ProvinceData;
  district: (id: string) => DistrictData;
  /** Districts of a province, in file order. */
  within: (province: string) => DistrictData[];
  /** The border between two districts; undefined: they are not neighbours. */
  border: (a: string, b: string) => Border | undefined;
  /** Symbols on the borders of a province. */
  symbols: (province: string) => string[];
}

const atlases = new WeakMap<object, Atlas>();

export function atlas(detail: GameDetail): Atlas {
  const data = detail.component_data as ComponentData;
  let known = atlases.get(data);
  if (!known) atlases.set(data, (known = build(data)));
  return known;
}

function build(data: ComponentData): Atlas {
  const provinces = new Map(data.provinces.map((p) => [p.id, p]));
  const districts = new Map(data.districts.map((d) => [d.id, d]));
  const borders = new Map(data.borders.map((b) => [pair(...b.between), b]));
  const found = <T>(map: Map<string, T>, id: string): T => {
    const thing = map.get(id);
    if (thing === undefined) throw new Error(`The component file has no ${id}.`);
    return thing;
  };
  return {
    data,
    provinces: data.provinces,
    districts: data.districts,
    borders: data.borders,
    cards: [...data.symbols.map((s) => s.id), "dragon"],
    province: (id) => found(provinces, id),
    district: (id) => found(districts, id),
    within: (province) => data.districts.filter((d) => d.province === province),
    border: (a, b) => borders.get(pair(a, b)),
    symbols: (province) =>
      data.symbols.map((s) => s.id).filter((s) => data.borders.some((b) => b.symbol === s && b.between.some((d) => districts.get(d)?.province === province))),
  };
}

const pair = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

export const points = (outline: string): Point[] => outline.split(" ").map((p) => p.split(",").map(Number) as Point);
