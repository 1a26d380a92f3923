/** What is typed at a board of squares: plays such as `8D TAART`, and questions about rows, columns and words. */

import { batch } from "@preact/signals";
import type { CrosswordComposer } from "../../composer/crossword/composer";
import { blanksAmong } from "../../model/as-meant";
import { layPlay, spellings, splitPlay, type Unlaid } from "../../model/crossword/typed";
import { boardWords, type BoardWord } from "../../model/crossword/words";
import { inside, parsePlace, squareName } from "../../model/squares";
import { plainWord } from "../../model/tiles";
import { say, sayParts } from "../../say";
import type { CommandActs, LineFamily } from "../family";
import { type BoardLook, lookAtTable, squareActs, squareText } from "../squares";
import { goingTo } from "../going";

export function crosswordLine(composer: CrosswordComposer): LineFamily {
  return {
    bare: false,
    example: "line-example-play",
    acts: {
      ...boardActs(() => lookAtTable(composer)),
      go: (after) => goingTo(after, (place) => composer.goTo(place)),
    },
    lay: (line) => {
      const typed = splitPlay(line);
      return typed && lay(composer, typed.at, typed.word);
    },
  };
}

/** Questions about a board of squares. */
export function boardActs(look: () => BoardLook): CommandActs {
  return {
    ...squareActs(look),
    square: (after) => square(look(), after),
    board: () => board(look()),
    words: () => wordsText(boardWords(look().board)),
  };
}

function lay(composer: CrosswordComposer, at: string, word: string) {
  const { square, across } = parsePlace(at);
  if (!inside(square, composer.box.board)) return { problem: say("spoken-no-square", { square: at }) };
  composer.recall();
  const mine = composer.arranged.peek();
  const laid = layPlay(composer.table.view.peek()!.board, mine, composer.box.board, at, spellings(word, composer.box.faces, blanksAmong(mine)));
  if ("why" in laid) return { problem: unlaidText(laid, at, word) };
  batch(() => {
    composer.arranged.value = laid;
    composer.cursor.value = squareName(square);
    composer.across.value = across;
  });
  return { laid: true } as const;
}

/** Why a typed play can't be laid. */
export function unlaidText(why: Unlaid, at: string, word: string): string {
  if (why.why === "lacking") return say("line-lacking", { letter: why.letter });
  if (why.why === "other") return say("line-other-letter", { square: why.square, lies: why.lies, letter: why.letter });
  return say(why.why === "edge" ? "line-off-board" : "line-lies-already", { at, word: word.toUpperCase() });
}

function wordsText(all: readonly BoardWord[]): string {
  return all.length ? sayParts(all.map(({ at, word }) => say("line-word-at", { at, word: plainWord(word) }))) : say("line-board-empty");
}

/** How many tiles lie there, and the words. */
function board(looked: BoardLook): string {
  const count = Object.keys(looked.board).length;
  return count ? say("line-board", { count, what: wordsText(boardWords(looked.board)) }) : say("line-board-empty");
}

/** A square, and the words that run through it. */
function square(looked: BoardLook, typed: string): string {
  const text = squareText(looked, typed);
  if (text === null) return say("spoken-no-square", { square: typed });
  const through = boardWords(looked.board).filter((one) => one.squares.includes(typed.toUpperCase()));
  return through.length ? say("line-square-words", { square: text, words: wordsText(through) }) : `${text}.`;
}
