/** The turn of a game with the highest score, and the longest word. */

import type { View, Written } from "../wire.gen";
import { ownOf } from "./own";
import { parsePlace, squareName, step } from "./squares";
import { plainWord, splitTiles } from "./tiles";

export interface BestTurn {
  readonly seat: number;
  /** The word laid, or the longest of several; in tile notation. */
  readonly word: string;
  readonly score: number;
  /** How many tiles were laid from the rack; 0 where that isn't counted. */
  readonly count: number;
  /** Whether no word of the game has more letters. */
  readonly longest: boolean;
}

/** The first turn with the highest score; null if no turn scored. */
export function bestTurn(view: View): BestTurn | null {
  const best = turnsOf(view).reduce<Turn | null>((most, one) => (one.score > (most?.score ?? 0) ? one : most), null);
  if (!best) return null;
  const { seat, word, score, count } = best;
  return { seat, word, score, count, longest: length(longestWord(view)!.word) <= length(word) };
}

/** The first of the longest words, and who made it; null if no word was made. */
export function longestWord(view: View): Pick<BestTurn, "seat" | "word"> | null {
  return turnsOf(view).reduce<Turn | null>((most, one) => (length(one.word) > length(most?.word ?? "") ? one : most), null);
}

/** The squares of the word of the best turn once the game is over: of a large tile the top left one. */
export function bestOf(view: View): ReadonlySet<string> {
  const best = view.outcome && bestTurn(view);
  const line = best && view.sheet.find((one) => one.kind === "play" && one.seat === best.seat && one.word === best.word && one.score === best.score);
  if (line?.at) {
    const { square, across } = parsePlace(line.at);
    return new Set(splitTiles(line.word).map((_, index) => squareName(step(square, across, index))));
  }
  // In the words made, blanks stand as letters.
  const mine = (one: { seat: number; word: string }) => best && one.seat === best.seat && plainWord(one.word) === plainWord(best.word);
  return new Set((ownOf(view, "written")?.find(mine)?.tiles ?? ownOf(view, "made")?.find(mine)?.squares ?? []).map(squareName));
}

type Turn = Omit<BestTurn, "longest">;

/** Everybody's turns in which a word was made. */
function turnsOf(view: View): Turn[] {
  const written = ownOf(view, "written");
  return written ? written.filter((one) => one.word).map((one) => ofAct(written, one)) : view.sheet.filter((line) => line.kind === "play");
}

/** The act in which a word was written down: its score and its longest word. */
function ofAct(written: readonly Written[], { act, seat }: Written): Turn {
  const words = written.filter((one) => one.act === act);
  const longest = words.reduce((most, one) => (length(one.word) > length(most.word) ? one : most));
  return { seat, word: longest.word, score: words.reduce((sum, one) => sum + one.score, 0), count: 0 };
}

function length(word: string): number {
  return splitTiles(word).length;
}
