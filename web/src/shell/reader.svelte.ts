/** What is read of a table: one call for everything that is new to a viewer, and the log that it adds up to. */
import * as api from "../lib/api";
import type { Course, LogLine, Position } from "../lib/types";

export class Reader {
  lines = $state.raw<LogLine[]>([]);
  #table: string;
  /** Whose log it is: another viewer's is read from the beginning. */
  #viewer: number | null;

  constructor(first: Course) {
    this.#table = first.now.table;
    this.#viewer = first.now.viewer;
    this.lines = first.lines;
  }

  /** Read what is new to a viewer; `after`: with the moments after so many nodes. */
  async read(viewer: number | null, after?: number): Promise<Course> {
    const since = viewer === this.#viewer ? this.lines.length : 0;
    const course = await api.course(this.#table, viewer, since, after);
    if (!since) this.lines = [];
    this.#viewer = viewer;
    this.take(course);
    return course;
  }

  /** Put lines in their place; lines that would leave a gap are read again with what lies between. */
  take({ lines, now }: Course): void {
    if (now.viewer !== this.#viewer) return;
    const known = [...this.lines];
    for (const line of lines) if (line.n <= known.length) known[line.n] = line;
    this.lines = known;
  }
}

/** The position after so many nodes, as it was seen on the way; undefined: too far behind. */
export function positionAt({ now, moments }: Course, at: number): Position | undefined {
  if (at === now.version) return now;
  const moment = moments.find((one) => one.at === at);
  return moment && { ...now, ...moment, legal: null, advice: null, result: null };
}
