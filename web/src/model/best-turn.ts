/** The turn of a game with the highest score. */

import type { View, Written } from "../wire.gen";
import { ownOf } from "./own";
import { splitTiles } from "./tiles";

export interface BestTurn {
  readonly seat: number;
  /** The word laid, or the longest of several; in tile notation. */
  readonly word: string;
  readonly score: number;
  /** Whether no word of the game has more letters. */
  readonly longest: boolean;
}

/** The first turn with the highest score; null if no turn scored. */
export function bestTurn(view: View): BestTurn | null {
  const written = ownOf(view, "written");
  const turns = written ? written.filter((one) => one.word).map((one) => ofAct(written, one)) : view.sheet.filter((line) => line.kind === "play");
  const best = turns.reduce<Turn | null>((most, one) => (one.score > (most?.score ?? 0) ? one : most), null);
  if (!best) return null;
  const { seat, word, score } = best;
  return { seat, word, score, longest: turns.every((one) => length(one.word) <= length(word)) };
}

type Turn = Pick<BestTurn, "seat" | "word" | "score">;

/** The act in which a word was written down: its score and its longest word. */
function ofAct(written: readonly Written[], { act, seat }: Written): Turn {
  const words = written.filter((one) => one.act === act);
  const longest = words.reduce((most, one) => (length(one.word) > length(most.word) ? one : most));
  return { seat, word: longest.word, score: words.reduce((sum, one) => sum + one.score, 0) };
}

function length(word: string): number {
  return splitTiles(word).length;
}
