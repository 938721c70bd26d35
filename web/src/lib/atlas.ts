/** Component files, looked up by id. */
import type { GameDetail } from "./types";

/** The atlas of a game's component file, built when it is first asked for; one atlas per file. */
export function perFile<Data extends object, Atlas>(build: (data: Data) => Atlas): (detail: GameDetail) => Atlas {
  const atlases = new WeakMap<Data, Atlas>();
  return (detail) => {
    const data = detail.component_data as Data;
    let known = atlases.get(data);
    if (!known) atlases.set(data, (known = build(data)));
    return known;
  };
}

/** The row of an id; throws where the file has none. */
export function finder<Row extends { id: string }>(rows: Row[]): (id: string) => Row {
  const found = new Map(rows.map((row) => [row.id, row]));
  return (id) => {
    const row = found.get(id);
    if (!row) throw new Error(`The component file has no ${id}.`);
    return row;
  };
}
