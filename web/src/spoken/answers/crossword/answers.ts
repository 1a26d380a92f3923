/** Answers at a board of squares. */

import type { CrosswordComposer } from "../../../composer/crossword/composer";
import { say } from "../../../say";
import { type AnswersFamily, type BuildPlace, EVERYWHERE } from "../family";
import { openRuns } from "./open";

export function crosswordAnswers(composer: CrosswordComposer): AnswersFamily {
  return {
    places: () => places(composer),
    go: { hint: "spoken-go-line", to: (square) => composer.goTo(square) },
    keys: { kind: "line", rows: EVERYWHERE },
  };
}

/** Empty squares beside tiles, row by row. */
function places(composer: CrosswordComposer): BuildPlace[] {
  const { width, height, start } = composer.box.board;
  const { board } = composer.table.view.value!;
  if (!Object.keys(board).length) return start.map((square) => ({ square, text: say("spoken-start", { square }) }));
  return openRuns(board, width, height).map(({ row, from, to, letters }) => ({
    square: from,
    text: say(from === to ? "spoken-open-one" : "spoken-open-run", { row, from, to, letters: letters.join(", ") }),
  }));
}
