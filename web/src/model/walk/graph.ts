/** The tiles of a heap on the bare table as a graph. */

import { type Graph, type Lying, nearest, type TileSide } from "../graph";
import { around, cellOf, type GridKind } from "./grid";

/** Tiles of one size in a heap on the bare table. */
export function heapGraph(lying: Lying, grid: GridKind): Graph {
  const clockwise = (at: string) => {
    const near = around(grid, at);
    return (grid === "hex" ? [0, 1, 3, 5, 4, 2] : [0, 2, 3, 1]).map((index) => near[index]!);
  };
  const names: TileSide[] = ["above", "right", "below", "left"];
  return {
    touching: (at) => clockwise(at).filter((square) => square in lying),
    next: (from, step) => nearest(from, step, Object.keys(lying), (name) => cellOf(grid, name)),
    open: (at) => {
      const free = clockwise(at).map((square) => !(square in lying));
      return { sides: grid === "hex" ? [] : names.filter((_, index) => free[index]), places: free.filter(Boolean).length };
    },
  };
}
