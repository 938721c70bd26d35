/** The component file, looked up by id; one atlas per file. */
import { finder, perFile } from "../../lib/atlas";
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

export const atlas = perFile(build);

function build(data: ComponentData): Atlas {
  const district = finder(data.districts);
  const borders = new Map(data.borders.map((b) => [pair(...b.between), b]));
  return {
    data,
    provinces: data.provinces,
    districts: data.districts,
    borders: data.borders,
    cards: [...data.symbols.map((s) => s.id), "dragon"],
    province: finder(data.provinces),
    district,
    within: (province) => data.districts.filter((d) => d.province === province),
    border: (a, b) => borders.get(pair(a, b)),
    symbols: (province) =>
      data.symbols.map((s) => s.id).filter((s) => data.borders.some((b) => b.symbol === s && b.between.some((d) => district(d).province === province))),
  };
}

const pair = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

export const points = (outline: string): Point[] => outline.split(" ").map((p) => p.split(",").map(Number) as Point);
