/** Rows, columns and squares of a board of squares, in words. */

import { spokenSquare } from "../board/spoken";
import type { Composer } from "../composer/composer";
import { coverOf } from "../model/pieces";
import { columnName, inside, parseSquare, type Square, squareName } from "../model/squares";
import { say } from "../say";
import { spokenFace } from "../say/tiles";

/** What lies on each square: the board with my tiles that aren't sent yet. */
function lying(composer: Composer): Readonly<Record<string, string>> {
  return { ...composer.table.view.peek()!.board, ...Object.fromEntries(composer.draft.peek()) };
}

/** A row by its number, or a column by its letter: the tiles, and the empty squares between them as one. */
export function lineText(composer: Composer, kind: "row" | "column", typed: string): string {
  const { width, height } = composer.box.board;
  const at = kind === "row" ? Number(typed) - 1 : (typed.toUpperCase().codePointAt(0) ?? 0) - 65;
  const fits = kind === "row" ? /^\d+$/.test(typed) && at >= 0 && at < height : /^[a-z]$/i.test(typed) && at < width;
  if (!fits) return say("line-no-line", { typed, rows: height, columns: columnName(width - 1) });
  const squares = Array.from({ length: kind === "row" ? width : height }, (_, index) => (kind === "row" ? ([index, at] as const) : ([at, index] as const)));
  const parts = runs(composer, squares);
  return kind === "row" ? say("line-row", { row: at + 1, squares: parts.join("; ") }) : say("line-column", { column: columnName(at), squares: parts.join("; ") });
}

function runs(composer: Composer, squares: readonly Square[]): string[] {
  const tiles = lying(composer);
  const cover = coverOf(tiles);
  const parts: { from: string; to: string; tile: string }[] = [];
  for (const square of squares.map(squareName)) {
    const own = cover.get(square);
    const tile = own === undefined ? "" : `${own} ${tiles[own]!}`;
    const before = parts.at(-1);
    if (before?.tile === tile) before.to = square;
    else parts.push({ from: square, to: square, tile });
  }
  return parts.map(({ from, to, tile }) => {
    const name = from === to ? from : say("line-span", { from, to });
    return tile ? `${name} ${spokenFace(tile.slice(tile.indexOf(" ") + 1))}` : say("line-empty", { squares: name });
  });
}

/** A square by its name, with what lies there and what it does; null if the board has none of that name. */
export function squareText(composer: Composer, typed: string): string | null {
  const name = typed.toUpperCase();
  const { board, premiums } = composer.box;
  if (!/^[A-Z]\d{1,2}$/.test(name) || !inside(parseSquare(name), board)) return null;
  const [x, y] = parseSquare(name);
  const tiles = lying(composer);
  const own = coverOf(tiles).get(name);
  const here = own ?? name;
  const premium = premiums.find((one) => one.sign === board.rows[y]?.[x]);
  const last = composer.table.view.peek()!.last.includes(here);
  return spokenSquare({ name, tile: tiles[here], premium, covered: false, mine: composer.draft.peek().has(here), last, about: [], fits: "" });
}
