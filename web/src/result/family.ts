/** What a family shows of how a game ended. */

import type { FunctionComponent } from "preact";
import type { Outcome, TableRules, View } from "../wire.gen";

/** A game that is over. */
export interface FinishedGame {
  readonly view: View;
  readonly outcome: Outcome;
  readonly rules: TableRules;
}

export interface ResultFamily {
  /** Who has won, in a sentence. */
  winners(game: FinishedGame): string;
  /** The table of everybody's totals; absent where a total is the place on a track. */
  readonly Totals?: FunctionComponent<FinishedGame>;
}
