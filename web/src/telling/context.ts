/** What a sentence about an event depends on besides the event. */

import type { TableRules, View } from "../wire.gen";

export interface TellingContext {
  readonly rules: TableRules;
  readonly view: View;
  readonly me: number | null;
  /** How many words of one act are told; all if absent. */
  readonly most?: number;
}

/** The name of a seat's player; empty if the table has no such seat. */
export function nameOf(context: { view: View }, seat: number): string {
  return context.view.seats[seat]?.name ?? "";
}
