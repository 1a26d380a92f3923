/** A word traced over the bare table: one square for each letter. A square that is used again appears again. */

import type { LaidTile } from "../arrange";
import { joinTiles, letterOf, type Tile } from "../tiles";

export type HeapTiles = Readonly<Record<string, Tile>>;

/** Adds a step to the walk. A step on its last square removes that square. */
export function stepTo(path: readonly string[], square: string): readonly string[] {
  return path.at(-1) === square ? path.slice(0, -1) : [...path, square];
}

/** Adds a tile just laid to the walk: at its end, or before its beginning if it touches only that. */
export function withTile(path: readonly string[], square: string, touches: (one: string, other: string) => boolean): readonly string[] {
  if (path.includes(square)) return path;
  const before = path.length > 0 && touches(square, path[0]!) && !touches(square, path.at(-1)!);
  return before ? [square, ...path] : [...path, square];
}

/** Cuts the walk at the first square whose tile is no longer there. */
export function stillThere(path: readonly string[], there: (square: string) => boolean): readonly string[] {
  const gone = path.findIndex((square) => !there(square));
  return gone < 0 ? path : path.slice(0, gone);
}

/** The word along the walk in tile notation, a new blank in lower case. */
export function wordAlong(path: readonly string[], heap: HeapTiles, laid: ReadonlyMap<string, LaidTile>): string {
  return joinTiles(path.map((square) => laid.get(square)?.face ?? letterOf(heap[square] ?? "")));
}

/** The tiles laid that the walk doesn't use. */
export function strays(path: readonly string[], laid: ReadonlyMap<string, LaidTile>): string[] {
  return [...laid.keys()].filter((square) => !path.includes(square));
}
