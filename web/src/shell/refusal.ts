/** The words of a refusal in the reader's language: what could not be, why, and the rule. */
import type { GameDetail } from "../lib/types";
import { words } from "../lib/words.svelte";
import type { Refusal } from "./draft.svelte";
import type { Table } from "./table.svelte";

/** The text of a rule in the reader's language; empty for an unknown id. */
export function ruleText(detail: GameDetail, rule: string): string {
  for (const section of detail.rulebook) {
    const paragraph = section.rules.find((one) => one.id === rule);
    if (paragraph) return words.pick(paragraph);
  }
  return "";
}

export function refusalText(table: Table, refusal: Refusal): { what: string; why: string } {
  if (refusal.id) return { what: "", why: words.t(refusal.id) };
  const said = refusal.action === null ? "" : table.speech.sentence(refusal.action);
  const why = refusal.rule ? ruleText(table.detail, refusal.rule) : "";
  return { what: said, why: why || refusal.message };
}
