/** What is typed at a board of squares: plays such as `8D TAART`, and questions about rows, columns and words. */

import { batch } from "@preact/signals";
import type { CrosswordComposer } from "../../composer/crossword/composer";
import { layPlay, spellings, splitPlay, type Unlaid } from "../../model/crossword/typed";
import { boardWords, type BoardWord } from "../../model/crossword/words";
import { inside, parsePlace, squareName } from "../../model/squares";
import { plainWord } from "../../model/tiles";
import { say } from "../../say";
import type { LineFamily } from "../family";
import { lineText, squareText } from "../squares";
import { goingTo } from "../going";

export function crosswordLine(composer: CrosswordComposer): LineFamily {
  return {
    bare: false,
    example: "line-example-play",
    acts: {
      row: (after) => lineText(composer, "row", after),
      column: (after) => lineText(composer, "column", after),
      square: (after) => square(composer, after),
      board: () => board(composer),
      words: () => wordsText(words(composer)),
      go: (after) => goingTo(after, (place) => composer.goTo(place)),
    },
    lay: (line) => {
      const typed = splitPlay(line);
      return typed && lay(composer, typed.at, typed.word);
    },
  };
}

function lay(composer: CrosswordComposer, at: string, word: string) {
  const { square, across } = parsePlace(at);
  if (!inside(square, composer.box.board)) return { problem: say("spoken-no-square", { square: at }) };
  composer.recall();
  const laid = layPlay(composer.table.view.peek()!.board, composer.arranged.peek(), composer.box.board, at, spellings(word, composer.box.faces));
  if ("why" in laid) return { problem: problem(laid, at, word) };
  batch(() => {
    composer.arranged.value = laid;
    composer.cursor.value = squareName(square);
    composer.across.value = across;
  });
  return { laid: true } as const;
}

function problem(why: Unlaid, at: string, word: string): string {
  if (why.why === "lacking") return say("spoken-none", { letter: why.letter });
  if (why.why === "other") return say("line-other-letter", { square: why.square, lies: why.lies, letter: why.letter });
  return say(why.why === "edge" ? "line-off-board" : "line-lies-already", { at, word: word.toUpperCase() });
}

const words = (composer: CrosswordComposer): BoardWord[] => boardWords(composer.table.view.peek()!.board);

function wordsText(all: readonly BoardWord[]): string {
  return all.length ? all.map(({ at, word }) => say("line-word-at", { at, word: plainWord(word) })).join("; ") : say("line-board-empty");
}

/** How many tiles lie there, and the words. */
function board(composer: CrosswordComposer): string {
  const count = Object.keys(composer.table.view.peek()!.board).length;
  return count ? say("line-board", { count, what: wordsText(words(composer)) }) : say("line-board-empty");
}

/** A square, and the words that run through it. */
function square(composer: CrosswordComposer, typed: string): string {
  const text = squareText(composer, typed);
  if (text === null) return say("spoken-no-square", { square: typed });
  const through = words(composer).filter((one) => one.squares.includes(typed.toUpperCase()));
  return through.length ? say("line-square-words", { square: text, words: wordsText(through) }) : `${text}.`;
}
