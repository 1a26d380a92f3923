/** Finds the play that the tiles I have put on the board stand for. */

import type { LaidTile } from "../arrange";
import { parseSquare, placeName, type Square, squareName, step } from "../squares";
import { joinTiles, type Tile } from "../tiles";

export type BoardTiles = Readonly<Record<string, Tile>>;

/** A play in the standard notation, or why the tiles aren't a play. */
export type Line = { at: string; word: string; squares: string[] } | { problem: "line" | "gap" };

export function readLine(board: BoardTiles, laid: ReadonlyMap<string, LaidTile>): Line | null {
  if (!laid.size) return null;
  const squares = [...laid.keys()].map(parseSquare);
  const across = runsAcross(board, squares);
  if (across === null) return { problem: "line" };
  const first = squares.reduce((a, b) => (a[0] + a[1] <= b[0] + b[1] ? a : b));
  const face = (square: Square) => laid.get(squareName(square))?.face ?? board[squareName(square)];
  let start = first;
  while (face(step(start, across, -1))) start = step(start, across, -1);
  const word: Tile[] = [];
  const names: string[] = [];
  for (let at = start; face(at); at = step(at, across)) {
    word.push(face(at)!);
    names.push(squareName(at));
  }
  if (![...laid.keys()].every((name) => names.includes(name))) return { problem: "gap" };
  return { at: placeName(start, across), word: joinTiles(word), squares: names };
}

/** Whether the tiles lie across or down; a single tile follows its neighbours. Null if they don't lie in a line. */
function runsAcross(board: BoardTiles, squares: Square[]): boolean | null {
  const [[x, y]] = squares as [Square];
  if (squares.length > 1) {
    if (squares.every((square) => square[1] === y)) return true;
    return squares.every((square) => square[0] === x) ? false : null;
  }
  const near = (by: Square) => Boolean(board[squareName(by)]);
  return near([x - 1, y]) || near([x + 1, y]) || !(near([x, y - 1]) || near([x, y + 1]));
}
