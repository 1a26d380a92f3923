/** The bare table: which squares touch, and where they are drawn. */

import type { BareTable } from "../../wire.gen";
import { parseSquare, type Square, squareName } from "../squares";
import { ARROWS } from "../steer";

const SQUARE_STEPS: readonly Square[] = [[0, -1], [-1, 0], [1, 0], [0, 1]];
const HEX_STEPS: readonly Square[] = [[0, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [0, 1]];

export type GridKind = "square" | "hex";

/** What kind of grid a bare table has. */
export function gridOf(bare: BareTable): GridKind {
  return bare.grid.steps.length === HEX_STEPS.length ? "hex" : "square";
}

export function around(grid: GridKind, name: string): string[] {
  const [x, y] = parseSquare(name);
  return (grid === "hex" ? HEX_STEPS : SQUARE_STEPS).map(([dx, dy]) => squareName([x + dx, y + dy]));
}

export function touch(grid: GridKind, one: string, other: string): boolean {
  return around(grid, one).includes(other);
}

/** The part of the table that is drawn, in columns and rows; hexagons of odd rows are drawn half a column further. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

const MARGIN = 2;
const LEAST = { columns: 11, rows: 7 };

/** The column and row in which a square is drawn. */
export function cellOf(grid: GridKind, name: string): Square {
  const [x, y] = parseSquare(name);
  return grid === "hex" ? [x + Math.floor(y / 2), y] : [x, y];
}

/** The square in a column and row; the inverse of `cellOf`. */
export function squareIn(grid: GridKind, [column, row]: Square): string {
  return squareName(grid === "hex" ? [column - Math.floor(row / 2), row] : [column, row]);
}

/** The extent of everything, with a margin. It only grows, so that nothing moves on the screen while somebody thinks. */
export function extentOf(grid: GridKind, squares: Iterable<string>, before?: Extent): Extent {
  const cells = [...squares].map((name) => cellOf(grid, name));
  if (!cells.length) cells.push([0, 0]);
  let left = Math.min(...cells.map(([x]) => x)) - MARGIN;
  let top = Math.min(...cells.map(([, y]) => y)) - MARGIN;
  let right = Math.max(...cells.map(([x]) => x)) + MARGIN + 1;
  let bottom = Math.max(...cells.map(([, y]) => y)) + MARGIN + 1;
  if (before) {
    [left, top] = [Math.min(left, before.left), Math.min(top, before.top)];
    [right, bottom] = [Math.max(right, before.left + before.columns), Math.max(bottom, before.top + before.rows)];
  }
  const [wide, high] = [Math.max(0, LEAST.columns - (right - left)), Math.max(0, LEAST.rows - (bottom - top))];
  left -= Math.ceil(wide / 2);
  top -= Math.ceil(high / 2);
  return { left, top, columns: Math.max(LEAST.columns, right - left), rows: Math.max(LEAST.rows, bottom - top) };
}

/** The next square in the direction of an arrow key, within the extent. */
export function neighbour(grid: GridKind, extent: Extent, name: string, key: string): string {
  const [column, row] = cellOf(grid, name);
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  const clamp = (at: number, first: number, count: number) => Math.max(first, Math.min(first + count - 1, at));
  return squareIn(grid, [clamp(column + dx, extent.left, extent.columns), clamp(row + dy, extent.top, extent.rows)]);
}
