/** What is typed at a bare table: a word, whose walk the referee finds. */

import type { WalkComposer } from "../../composer/walk/composer";
import { asMeant, blanksAmong } from "../../model/as-meant";
import { say } from "../../say";
import { sending } from "../answered";
import type { LineFamily } from "../family";
import { lyingText } from "../lying";
import { everybodysLetters } from "../../spoken/answers/letters";

/** A square of a board, or what begins with one: `A1`, `8D STONE`. */
const PLACE = /^(?:\p{L}\d+|\d+\p{L})(?:\s|$)/u;

export function walkLine(composer: WalkComposer): LineFamily {
  return {
    bare: true,
    example: "line-example-word",
    acts: {
      board: () => lyingText(composer),
      letters: () => everybodysLetters(composer),
      none: () => sending(composer, "none", { do: "open", seat: composer.seat, words: { [composer.seat]: null } }),
    },
    lay: (line) => {
      if (PLACE.test(line)) return { problem: say("line-no-squares", { example: say("line-example-word") }) };
      if (!/^[\p{L}'’-]+$/u.test(line)) return null;
      composer.recall();
      composer.type(asMeant(line, blanksAmong(composer.arranged.peek())));
      return { laid: true };
    },
  };
}
