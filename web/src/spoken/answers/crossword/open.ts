/** The empty squares beside tiles, where something can be built. Whether anything may be laid there isn't checked. */

import { parseSquare, squareName } from "../../../model/squares";
import { letterOf, type Tile } from "../../../model/tiles";

/** Empty squares side by side in a row, and the letters that they touch. */
export interface OpenRun {
  readonly row: number;
  readonly from: string;
  readonly to: string;
  readonly letters: readonly string[];
}

export function openRuns(board: Readonly<Record<string, Tile>>, width: number, height: number): OpenRun[] {
  const runs: OpenRun[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const here = squareName([x, y]);
      const letters = lettersBeside(board, here);
      if (here in board || !letters.length) continue;
      const before = runs.at(-1);
      if (before?.row === y + 1 && before.to === squareName([x - 1, y])) runs[runs.length - 1] = { ...before, to: here, letters: [...before.letters, ...letters] };
      else runs.push({ row: y + 1, from: here, to: here, letters });
    }
  }
  return runs;
}

function lettersBeside(board: Readonly<Record<string, Tile>>, square: string): string[] {
  const [x, y] = parseSquare(square);
  const near = [[x, y - 1], [x - 1, y], [x + 1, y], [x, y + 1]] as const;
  return near.flatMap((at) => {
    const tile = board[squareName(at)];
    return tile === undefined ? [] : [letterOf(tile)];
  });
}
