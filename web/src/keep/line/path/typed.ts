/** Letters typed with their sizes and squares, and words: `R3x2 D4 RAT`. */

import { batch } from "@preact/signals";
import { splitLay, type TypedTile } from "../../../line/path/typed";
import { squareActs } from "../../../line/squares";
import { coverOf, fitInto, reach } from "../../../model/pieces";
import { inside, parseSquare } from "../../../model/squares";
import { isToken } from "../../../model/tiles";
import { say } from "../../../say";
import type { PathEntry } from "../../entry/path/entry";
import type { TypedFamily } from "../family";
import { lookAtEntry } from "../look";

export function pathTyped(entry: PathEntry): TypedFamily {
  return {
    bare: true,
    example: "line-example-lay",
    acts: squareActs(() => lookAtEntry(entry)),
    lay: (line) => lay(entry, line),
  };
}

function lay(entry: PathEntry, line: string) {
  const typed = splitLay(line, entry.box.faces);
  if (!typed) return null;
  const sized = typed.tiles.map((tile) => ({ ...tile, sizes: tile.size ? [tile.size] : sizesOf(entry, tile.letter) }));
  const problem = sized.map((tile) => why(entry, tile)).find(Boolean);
  if (problem) return { problem };
  const tiles = sized.map(({ letter, at, free, sizes }) => ({ letter, at, free, size: numbers(sizes[0]!) }));
  const own = tiles.find((tile) => !tile.free);
  batch(() => {
    entry.clear();
    entry.laid.value = tiles;
    entry.letter.value = own?.letter ?? "";
    if (own) entry.size.value = own.size;
    entry.text.value = typed.words.join(" ");
  });
  return { laid: true } as const;
}

/** Why a letter can't lie where it was typed; empty if it can. */
function why(entry: PathEntry, { letter, at, sizes: [size, other], sizes }: TypedTile & { readonly sizes: readonly string[] }): string {
  const { width, height } = entry.box.board;
  if (!inside(parseSquare(at), entry.box.board)) return say("spoken-no-square", { square: at });
  if (!size || other) return say("lays-which-size", { letter, sizes: sizes.join(", "), example: `${letter}${(size ?? "1×1").replace("×", "x")}` });
  const { board } = entry.scene.peek();
  const cover = coverOf(board);
  const taken = reach(at, `${letter}${size}`).some((square) => cover.has(square) && !isToken(board[cover.get(square)!]!));
  return taken || fitInto(at, `${letter}${size}`, width, height) !== at ? say("spoken-no-room", { tile: letter }) : "";
}

/** The sizes that a letter has in the box, as `3×2`. */
function sizesOf(entry: PathEntry, letter: string): string[] {
  return (entry.box.rules.edition.sizes[letter] ?? []).map((size) => size.replace("x", "×"));
}

function numbers(size: string): readonly [number, number] {
  const [width, height] = size.split("×").map(Number);
  return [width!, height!];
}
