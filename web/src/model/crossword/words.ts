/** The words on a board of squares, where words lie in lines. */

import { parseSquare, placeName, squareName, step } from "../squares";
import { joinTiles } from "../tiles";
import type { BoardTiles } from "./line";

/** A word on the board, in tile notation, with the place where it starts and its squares. */
export interface BoardWord {
  readonly at: string;
  readonly word: string;
  readonly squares: readonly string[];
}

/** All words of two letters or more: those across from the top, then those down. */
export function boardWords(board: BoardTiles): BoardWord[] {
  const starts = Object.keys(board).map(parseSquare).sort(([x, y], [v, w]) => y - w || x - v);
  return [true, false].flatMap((across) =>
    starts.flatMap((start) => {
      if (squareName(step(start, across, -1)) in board) return [];
      const squares: string[] = [];
      for (let at = start; squareName(at) in board; at = step(at, across)) squares.push(squareName(at));
      return squares.length > 1 ? [{ at: placeName(start, across), word: joinTiles(squares.map((name) => board[name]!)), squares }] : [];
    }),
  );
}
