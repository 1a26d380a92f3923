/** A typed play on a board of squares: which tiles of mine it lays. The server reads plays likewise (`rekje.reading.crossword`). */

import { type Arranged, type LaidTile, lay, onRack, recall } from "../arrange";
import { asMeant } from "../as-meant";
import { inside, parsePlace, squareName, step } from "../squares";
import { BLANK, letterOf, spell, type Tile } from "../tiles";
import type { BoardTiles } from "./line";

const PLACE = /^([a-z]\d{1,2}|\d{1,2}[a-z])$/i;

export interface TypedPlay {
  readonly at: string;
  readonly word: string;
}

/** Why a typed play can't be laid: the square where it fails, and the letters concerned. */
export type Unlaid = { readonly why: "edge" | "nothing" } | { readonly why: "other"; readonly square: string; readonly lies: string; readonly letter: string } | { readonly why: "lacking"; readonly letter: string };

/** `8D TAART` or `TAART 8D`; null for anything else. */
export function splitPlay(line: string): TypedPlay | null {
  const [one = "", other = "", ...more] = line.trim().split(/\s+/);
  if (!one || !other || more.length) return null;
  const [at, word] = PLACE.test(one) ? [one, other] : [other, one];
  return PLACE.test(at) && /^[\p{L}[\]]+$/u.test(word) ? { at: at.toUpperCase(), word } : null;
}

/** The ways to write a word with the letters of a box, those with the fewest tiles first. Where capitals and small letters are mixed, a small one is one of so many blanks (`asMeant`). */
export function spellings(typed: string, faces: readonly string[], blanks: number): Tile[][] {
  const word = asMeant(typed, blanks);
  const mixed = word !== word.toUpperCase();
  const letters = [...word].flatMap((letter) => {
    const plain = [...spell(letter, faces)];
    return mixed && letter === letter.toLowerCase() ? plain.map((one) => one.toLowerCase()) : plain;
  });
  return split(letters, faces).sort((one, other) => one.length - other.length);
}

function split(letters: readonly string[], faces: readonly string[]): Tile[][] {
  if (!letters.length) return [[]];
  const double = letters.slice(0, 2).join("");
  const joined = letters.length > 1 && faces.includes(double.toUpperCase()) ? split(letters.slice(2), faces).map((rest) => [double, ...rest]) : [];
  return [...joined, ...split(letters.slice(1), faces).map((rest) => [letters[0]!, ...rest])];
}

/** My tiles as they lie once the play is laid, by the first spelling that is possible; or why none is. */
export function layPlay(board: BoardTiles, arranged: Arranged, { width, height }: { readonly width: number; readonly height: number }, place: string, words: readonly Tile[][]): Arranged | Unlaid {
  let first: Unlaid | null = null;
  for (const word of words) {
    const laid = layTiles(board, recall(arranged), { width, height }, place, word);
    if (!("why" in laid)) return laid;
    first ??= laid;
  }
  return first ?? { why: "nothing" };
}

function layTiles(board: BoardTiles, arranged: Arranged, size: { readonly width: number; readonly height: number }, place: string, word: readonly Tile[]): Arranged | Unlaid {
  const { square: start, across } = parsePlace(place);
  let laid = arranged;
  for (const [index, tile] of word.entries()) {
    const at = step(start, across, index);
    const square = squareName(at);
    if (!inside(at, size)) return { why: "edge" };
    const lies = board[square];
    if (lies !== undefined && letterOf(lies) !== letterOf(tile)) return { why: "other", square, lies: letterOf(lies), letter: letterOf(tile) };
    if (lies !== undefined) continue;
    const mine = tileFor(laid, tile);
    if (!mine) return { why: "lacking", letter: letterOf(tile) };
    laid = lay(laid, mine.slot, square, mine.face);
  }
  return laid.laid.size ? laid : { why: "nothing" };
}

/** A tile of mine for a letter: the letter itself, else a blank; for a small letter only a blank. */
function tileFor(arranged: Arranged, tile: Tile): LaidTile | null {
  const rack = onRack(arranged);
  const own = rack.find((slot) => slot.tile === tile);
  if (own) return { slot: own.id, face: own.tile };
  const blank = rack.find((slot) => slot.tile === BLANK);
  return blank ? { slot: blank.id, face: tile.toLowerCase() } : null;
}
