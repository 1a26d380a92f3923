/** The command for letters of many sizes that are laid together. */

import type { Command, PlacedTile } from "../../wire.gen";
import { coverOf, reach } from "../pieces";
import { type Square, squareName } from "../squares";
import { BLANK, isToken, type Tile } from "../tiles";

type Board = Readonly<Record<string, Tile>>;

/** The command for letters laid and words named with them, the turn's own letter first; null if nothing is laid. */
export function layOf(board: Board, seat: number, laid: readonly PlacedTile[], words: string[]): Command | null {
  const tiles = [...laid].sort((one, other) => Number(one.free) - Number(other.free));
  const [first] = tiles;
  if (!first) return null;
  if (first.tile === BLANK) return { do: "blank", seat, at: first.at, size: first.size };
  const over = tiles.find((one) => !one.free && liesOnToken(board, one));
  if (!over) return { do: "place", seat, tiles, words };
  return { do: "swap", seat, at: over.at, tile: over.tile, size: over.size, words, tiles: tiles.filter((one) => one !== over) };
}

function liesOnToken(board: Board, { at, size }: PlacedTile): boolean {
  const under = coverOf(board);
  return reach(squareName(at), `${BLANK}${size.join("×")}`).some((square) => isToken(board[under.get(square) ?? ""] ?? ""));
}

/** A tile as a command has it. */
export function placedTile(tile: Tile, [x, y]: Square, [width, height]: readonly [number, number], free: boolean): PlacedTile {
  return { tile, at: [x, y], size: [width, height], free };
}
