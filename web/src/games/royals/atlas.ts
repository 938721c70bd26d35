/** The component file, looked up by id; one atlas per file. */
import type { GameDetail } from "../../lib/types";
import type { CityData, ComponentData, Country, CountryData, Pair, Point, Title, TitleData } from "./types";

export { ink } from "../../lib/ink";

/** A portrait: city and title, and where it hangs. */
export interface Portrait {
  /** "paris king": the words after `install`. */
  id: string;
  city: CityData;
  title: TitleData;
  at: Point;
}

export interface Atlas {
  data: ComponentData;
  countries: CountryData[];
  cities: CityData[];
  titles: TitleData[];
  portraits: Portrait[];
  country: (id: Country) => CountryData;
  city: (id: string) => CityData;
  title: (id: Title) => TitleData;
  portrait: (id: string) => Portrait;
  /** Cities of a country, in file order. */
  within: (country: Country) => CityData[];
}

const atlases = new WeakMap<object, Atlas>();

export function atlas(detail: GameDetail): Atlas {
  const data = detail.component_data as ComponentData;
  let known = atlases.get(data);
  if (!known) atlases.set(data, (known = build(data)));
  return known;
}

function build(data: ComponentData): Atlas {
  const byId = <T extends { id: string }>(list: T[]): ((id: string) => T) => {
    const map = new Map(list.map((one) => [one.id, one]));
    return (id) => {
      const thing = map.get(id);
      if (thing === undefined) throw new Error(`The component file has no ${id}.`);
      return thing;
    };
  };
  const title = byId(data.titles);
  const portraits = data.cities.flatMap((city) => city.nobles.map((noble, i) => ({ id: `${city.id} ${noble}`, city, title: title(noble), at: city.portraits_at[i] ?? [0, 0] })));
  return {
    data,
    countries: data.countries,
    cities: data.cities,
    titles: data.titles,
    portraits,
    country: byId(data.countries),
    city: byId(data.cities),
    title,
    portrait: byId(portraits),
    within: (country) => data.cities.filter((city) => city.country === country),
  };
}

export const points = (ring: Point[]): string => ring.map((p) => p.join(",")).join(" ");

/** The two countries of an Intrigue card. */
export const halves = (pair: Pair): [Country, Country] => pair.split(" ") as [Country, Country];

export const shows = (pair: Pair, country: Country): boolean => halves(pair).includes(country);
