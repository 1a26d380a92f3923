/** Which squares tiles of many sizes cover. A free letter that I hold has a mark. */

import { parseSquare, squareName } from "./squares";
import { sizeOf, type Tile } from "./tiles";

/** The mark before a tile that belongs to everybody. */
export const FREE = "+";

export const isFree = (tile: Tile): boolean => tile.startsWith(FREE);
export const plainTile = (tile: Tile): Tile => (isFree(tile) ? tile.slice(FREE.length) : tile);

/** The squares that a tile covers, its own (top left) first. */
export function reach(at: string, tile: Tile): string[] {
  const [x, y] = parseSquare(at);
  const [w, h] = sizeOf(tile);
  return Array.from({ length: w * h }, (_, index) => squareName([x + (index % w), y + Math.floor(index / w)]));
}

/** The nearest square to this one from which a tile fits on the board. */
export function fitInto(at: string, tile: Tile, width: number, height: number): string {
  const [x, y] = parseSquare(at);
  const [w, h] = sizeOf(tile);
  return squareName([Math.max(0, Math.min(x, width - w)), Math.max(0, Math.min(y, height - h))]);
}

/** For each covered square, the own square of the tile that lies there. */
export function coverOf(board: Readonly<Record<string, Tile>>): Map<string, string> {
  return new Map(Object.entries(board).flatMap(([at, tile]) => reach(at, tile).map((square) => [square, at] as const)));
}

/** How many tiles there are of each size, as `3×2`, small ones first. */
export function countSizes(tiles: Readonly<Record<Tile, number>>): [size: readonly [number, number], count: number][] {
  const counts = new Map<string, [readonly [number, number], number]>();
  for (const [tile, count] of Object.entries(tiles)) {
    const size = sizeOf(tile);
    const key = size.join("×");
    counts.set(key, [size, (counts.get(key)?.[1] ?? 0) + count]);
  }
  return [...counts.values()].sort(([[w, h]], [[v, g]]) => w * h - v * g || w - v);
}
