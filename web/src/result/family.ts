/** What a family shows of how a game ended. */

import type { Tile } from "../model/tiles";
import { say, sayList } from "../say";
import type { Outcome, TableRules, View } from "../wire.gen";

/** A game that is over. */
export interface FinishedGame {
  readonly view: View;
  readonly outcome: Outcome;
  readonly rules: TableRules;
}

/** A step of the final count: what is counted, and what it brings each seat. */
export interface CountRow {
  readonly label: string;
  /** The tiles that it is about. */
  readonly tiles?: readonly Tile[];
  /** The rule by which it is counted. */
  readonly rule?: string;
  /** For each seat a number; null where the step isn't about that seat. */
  readonly cells: readonly (number | null)[];
  /** Whether the numbers are added to what stands above, so that they have a sign. */
  readonly change?: boolean;
}

export interface ResultFamily {
  /** Who has won, in a few words. */
  title(game: FinishedGame): string;
  /** How, in a sentence, where the points alone don't tell it. */
  how(game: FinishedGame): string;
  /** The final count, step by step. */
  count(game: FinishedGame): readonly CountRow[];
  /** What its last line is called. */
  total(): string;
}

/** Who has won, by name. */
export function winnersOf({ view, outcome }: FinishedGame): string {
  const names = sayList(outcome.winners.map((seat) => view.seats[seat]!.name));
  return say(outcome.winners.length > 1 ? "result-share" : "result-wins", { names });
}
