/** The component file, looked up by id; one atlas per file. */
import { finder, perFile } from "../../lib/atlas";
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

export const atlas = perFile(build);

function build(data: ComponentData): Atlas {
  const title = finder(data.titles);
  const portraits = data.cities.flatMap((city) =>
    city.nobles.map((noble, i) => ({ id: `${city.id} ${noble}`, city, title: title(noble), at: city.portraits_at[i] ?? [0, 0] })),
  );
  return {
    data,
    countries: data.countries,
    cities: data.cities,
    titles: data.titles,
    portraits,
    country: finder(data.countries),
    city: finder(data.cities),
    title,
    portrait: finder(portraits),
    within: (country) => data.cities.filter((city) => city.country === country),
  };
}

export const points = (ring: Point[]): string => ring.map((p) => p.join(",")).join(" ");

/** The two countries of an Intrigue card. */
export const halves = (pair: Pair): [Country, Country] => pair.split(" ") as [Country, Country];

export const shows = (pair: Pair, country: Country): boolean => halves(pair).includes(country);
