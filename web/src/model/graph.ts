/** Tiles as a graph: which tiles touch, and which comes next in a direction. */

import { coverOf, reach } from "./pieces";
import { inside, parseSquare, type Square, squareName } from "./squares";
import { sizeOf, type Tile } from "./tiles";

export type Lying = Readonly<Record<string, Tile>>;
export type TileSide = "above" | "right" | "below" | "left";

export interface Graph {
  /** The squares of the tiles that touch this one, clockwise from its upper left corner. */
  touching(at: string): string[];
  /** The square of the nearest tile from a square in a direction. */
  next(from: string, step: Square): string | null;
  /** The sides of a tile that have a free place, clockwise; for tiles with six sides only their number. */
  open(at: string): { sides: TileSide[]; places: number };
}

/** Tiles of many sizes on a board. */
export function boardGraph(lying: Lying, width: number, height: number): Graph {
  const cover = coverOf(lying);
  const free = (squares: readonly string[]) => squares.filter((square) => inside(parseSquare(square), { width, height }) && !cover.has(square));
  return {
    touching: (at) => unique(Object.values(edges(at, lying[at] ?? "")).flat().map((square) => cover.get(square))),
    next: (from, step) => nearest(cover.get(from) ?? from, step, Object.keys(lying), (name) => middle(name, lying[name] ?? "")),
    open: (at) => {
      const sides = Object.entries(edges(at, lying[at] ?? "")) as [TileSide, string[]][];
      return { sides: sides.filter(([, squares]) => free(squares).length).map(([side]) => side), places: free(sides.flatMap(([, squares]) => squares)).length };
    },
  };
}

/** The squares along the sides of a tile, clockwise. */
function edges(at: string, tile: Tile): Record<TileSide, string[]> {
  const [x, y] = parseSquare(at);
  const [w, h] = sizeOf(tile);
  const along = (count: number, square: (index: number) => Square) => Array.from({ length: count }, (_, index) => squareName(square(index)));
  return {
    above: along(w, (i) => [x + i, y - 1]),
    right: along(h, (i) => [x + w, y + i]),
    below: along(w, (i) => [x + w - 1 - i, y + h]),
    left: along(h, (i) => [x - 1, y + h - 1 - i]),
  };
}

function middle(at: string, tile: Tile): Square {
  const squares = reach(at, tile).map(parseSquare);
  const mean = (axis: 0 | 1) => squares.reduce((sum, square) => sum + square[axis], 0) / squares.length;
  return [mean(0), mean(1)];
}

/** The nearest of some tiles in a direction. A distance to the side counts double. */
export function nearest(from: string, [dx, dy]: Square, names: readonly string[], place: (name: string) => Square): string | null {
  const [x, y] = place(from);
  const far = names.flatMap((name) => {
    const [toX, toY] = place(name);
    const ahead = (toX - x) * dx + (toY - y) * dy;
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    return name !== from && ahead > 0 && aside <= 2 * ahead ? [{ name, far: ahead + 2 * aside }] : [];
  });
  return far.sort((one, other) => one.far - other.far)[0]?.name ?? null;
}

function unique(names: readonly (string | undefined)[]): string[] {
  return [...new Set(names.filter((name) => name !== undefined))];
}
