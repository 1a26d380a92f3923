/** Finds the new tiles of a word, and the play, from the word's first square, direction and letters. */

import type { LaidTile } from "../../../model/arrange";
import { type BoardTiles, readLine } from "../../../model/crossword/line";
import { parsePlace, parseSquare, squareName, step } from "../../../model/squares";
import { letterOf, splitTiles, type Tile } from "../../../model/tiles";
import { laidTile } from "../typed-letters";

/** The new tiles of a word that begins at a square, in order. A tile on the board counts as the word's own if it shows the same
 * letter, and is skipped otherwise. So the whole word means the same as its new letters alone. Null if the board ends before
 * the word does. */
export function newTiles(board: BoardTiles, size: readonly [number, number], from: string, across: boolean, tiles: readonly Tile[]): [string, Tile][] | null {
  const [width, height] = size;
  const found: [string, Tile][] = [];
  let at = parseSquare(from);
  for (const tile of tiles) {
    const lies = board[squareName(at)];
    if (lies === undefined || letterOf(lies) !== letterOf(tile)) {
      while (board[squareName(at)]) at = step(at, across);
      if (at[0] >= width || at[1] >= height) return null;
      found.push([squareName(at), tile]);
    }
    at = step(at, across);
  }
  return found;
}

/** The play that the new tiles make; null if they make none. */
export function playOf(board: BoardTiles, laid: readonly (readonly [string, Tile])[]): { at: string; word: string } | null {
  const tiles = new Map(laid.map(([square, face], slot) => [square, { slot, face } satisfies LaidTile]));
  const line = readLine(board, tiles);
  return line && "word" in line ? { at: line.at, word: line.word } : null;
}

/** The new tiles, with blanks on the marked squares. */
export function withBlanks(tiles: readonly (readonly [string, Tile])[], blanks: ReadonlySet<string>): [string, Tile][] {
  return tiles.map(([square, tile]) => [square, laidTile(tile, blanks.has(square))]);
}

/** A play as it was entered: its first square, direction and letters, and the squares of its blanks. */
export function toldAs(board: BoardTiles, at: string, word: string): { from: string; across: boolean; text: string; blanks: string[] } {
  const { square, across } = parsePlace(at);
  const blanks: string[] = [];
  let text = "";
  let here = square;
  for (const tile of splitTiles(word)) {
    const lies = board[squareName(here)];
    text += letterOf(tile === "." ? (lies ?? "") : tile);
    if (!lies && tile !== tile.toUpperCase()) blanks.push(squareName(here));
    here = step(here, across);
  }
  return { from: squareName(square), across, text, blanks };
}
