/** Plays such as `8D TAART`, typed as they lie on the cardboard. */

import { batch } from "@preact/signals";
import { boardActs, unlaidText } from "../../../line/crossword/line";
import { type Arranged, NOTHING } from "../../../model/arrange";
import { layPlay, spellings, splitPlay, type Unlaid } from "../../../model/crossword/typed";
import { inside, parsePlace, squareName } from "../../../model/squares";
import { BLANK, isBlank, letterOf, type Tile } from "../../../model/tiles";
import { say } from "../../../say";
import type { CrosswordEntry } from "../../entry/crossword/entry";
import type { TypedFamily } from "../family";
import { lookAtEntry } from "../look";

export function crosswordTyped(entry: CrosswordEntry): TypedFamily {
  return {
    bare: false,
    example: "line-example-play",
    acts: boardActs(() => lookAtEntry(entry)),
    lay: (line) => {
      const typed = splitPlay(line);
      return typed && lay(entry, typed.at, typed.word);
    },
  };
}

function lay(entry: CrosswordEntry, at: string, word: string) {
  const { square, across } = parsePlace(at);
  if (!inside(square, entry.box.board)) return { problem: say("spoken-no-square", { square: at }) };
  const { board } = entry.scene.peek();
  let why: Unlaid | null = null;
  for (const tiles of spellings(word, entry.box.faces, entry.box.rules.edition.blanks)) {
    const laid = layPlay(board, rackOf(tiles), entry.box.board, at, [tiles]);
    if ("why" in laid) {
      why ??= laid;
      continue;
    }
    batch(() => {
      entry.clear();
      entry.cursor.value = squareName(square);
      entry.across.value = across;
      entry.begun.value = true;
      entry.text.value = tiles.map(letterOf).join("");
      entry.blanks.value = new Set([...laid.laid].flatMap(([there, one]) => (isBlank(one.face) ? [there] : [])));
    });
    return { laid: true } as const;
  }
  return { problem: unlaidText(why ?? { why: "nothing" }, at, word) };
}

/** A rack that has the tiles of a word: whoever laid it had them. */
function rackOf(tiles: readonly Tile[]): Arranged {
  return { ...NOTHING, slots: tiles.map((tile, id) => ({ id, tile: isBlank(tile) ? BLANK : tile })) };
}
