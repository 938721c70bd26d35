/** A chain of actions to be read: what says nothing is left out, equal ones in a row are counted. */

export interface Link {
  action: string;
  /** How often in a row. */
  times: number;
}

/** `silent`: actions that are left out where others stand beside them. */
export function links(actions: string[], silent: string[] = []): Link[] {
  const telling = actions.filter((action) => !silent.includes(action));
  const found: Link[] = [];
  for (const action of telling.length ? telling : actions) {
    const last = found.at(-1);
    if (last?.action === action) last.times++;
    else found.push({ action, times: 1 });
  }
  return found;
}
