/** Rows, columns and squares of a board of squares, in words. */

import { spokenSquare } from "../board/spoken";
import { premiumName } from "../board/premiums";
import type { Composer } from "../composer/composer";
import type { Box } from "../model/rules";
import { coverOf } from "../model/pieces";
import { columnName, inside, parseSquare, type Square, squareName } from "../model/squares";
import { say, sayParts } from "../say";
import { spokenFace } from "../say/tiles";
import type { CommandActs } from "./family";

/** A board with what lies on it: what is written there, and what is being tried. */
export interface BoardLook {
  readonly box: Box;
  readonly board: Readonly<Record<string, string>>;
  readonly draft: ReadonlyMap<string, string>;
  /** The squares of the last play. */
  readonly last: readonly string[];
}

export function lookAtTable(composer: Composer): BoardLook {
  const { board, last } = composer.table.view.peek()!;
  return { box: composer.box, board, draft: composer.draft.peek(), last };
}

const lying = ({ board, draft }: BoardLook): Readonly<Record<string, string>> => ({ ...board, ...Object.fromEntries(draft) });

/** Questions about the rows, columns and squares of a board. */
export function squareActs(look: () => BoardLook): CommandActs {
  return {
    row: (after) => lineText(look(), "row", after),
    column: (after) => lineText(look(), "column", after),
    square: (after) => squareText(look(), after) ?? say("spoken-no-square", { square: after }),
  };
}

/** A row by its number, or a column by its letter: the tiles, and the empty squares between them as one. */
function lineText(look: BoardLook, kind: "row" | "column", typed: string): string {
  const { width, height } = look.box.board;
  const at = kind === "row" ? Number(typed) - 1 : (typed.toUpperCase().codePointAt(0) ?? 0) - 65;
  const fits = kind === "row" ? /^\d+$/.test(typed) && at >= 0 && at < height : /^[a-z]$/i.test(typed) && at < width;
  if (!fits) return say("line-no-line", { typed, rows: height, columns: columnName(width - 1) });
  const squares = Array.from({ length: kind === "row" ? width : height }, (_, index) => (kind === "row" ? ([index, at] as const) : ([at, index] as const)));
  const parts = runs(look, squares);
  return kind === "row" ? say("line-row", { row: at + 1, squares: sayParts(parts) }) : say("line-column", { column: columnName(at), squares: sayParts(parts) });
}

function runs(look: BoardLook, squares: readonly Square[]): string[] {
  const tiles = lying(look);
  const cover = coverOf(tiles);
  const parts: { from: string; to: string; own: string | undefined; shows: string }[] = [];
  for (const square of squares.map(squareName)) {
    const own = cover.get(square);
    const shows = own === undefined ? premiumAt(look, square) : spokenFace(tiles[own]!);
    const before = parts.at(-1);
    if (before?.own === own && before?.shows === shows) before.to = square;
    else parts.push({ from: square, to: square, own, shows });
  }
  return parts.map(({ from, to, shows }) => {
    const name = from === to ? from : say("line-span", { from, to });
    return shows ? `${name} ${shows}` : say("line-empty", { squares: name });
  });
}

/** What a square does; empty for a plain one. */
function premiumAt({ box }: BoardLook, square: string): string {
  const premium = premiumOn(box, square);
  return premium ? premiumName(premium) : "";
}

function premiumOn({ board, premiums }: Box, square: string) {
  const [x, y] = parseSquare(square);
  return premiums.find((one) => one.sign === board.rows[y]?.[x]);
}

/** A square by its name, with what lies there and what it does; null if the board has none of that name. */
export function squareText(look: BoardLook, typed: string): string | null {
  const name = typed.toUpperCase();
  if (!/^[A-Z]\d{1,2}$/.test(name) || !inside(parseSquare(name), look.box.board)) return null;
  const tiles = lying(look);
  const own = coverOf(tiles).get(name);
  const here = own ?? name;
  const premium = premiumOn(look.box, name);
  return spokenSquare({ name, tile: tiles[here], premium, covered: false, mine: look.draft.has(here), last: look.last.includes(here), about: [], fits: "" });
}
