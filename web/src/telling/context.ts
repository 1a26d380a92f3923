/** What a sentence about an event depends on besides the event. */

import type { Rules, View } from "../wire.gen";

export interface TellingContext {
  readonly rules: Rules;
  readonly view: View;
  readonly me: number | null;
  /** How many words of one act are told; all of them where nothing is said. */
  readonly most?: number;
}

/** The name of whoever has a seat; empty for a seat that the table lacks. */
export function nameOf(context: { view: View }, seat: number): string {
  return context.view.seats[seat]?.name ?? "";
}
