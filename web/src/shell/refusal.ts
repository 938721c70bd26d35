/** The words of a refusal in the reader's language: what could not be, why, and the rule. */
import { words } from "../lib/words.svelte";
import type { Refusal } from "./draft.svelte";
import type { Table } from "./table.svelte";

export function refusalText({ play, speech }: Table, { action, closed, id, message, rule }: Refusal): { what: string; why: string } {
  if (id) return { what: "", why: words.t(id) };
  if (closed) return { what: speech.aim(closed.aim), why: speech.reason(closed.reason) };
  return { what: action === null ? "" : play.sentence(action), why: (rule && speech.rule(rule)) || message };
}
