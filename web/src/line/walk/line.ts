/** What is typed at a bare table: a word, whose walk the referee finds. */

import type { WalkComposer } from "../../composer/walk/composer";
import { asMeant, blanksAmong } from "../../model/as-meant";
import { sending } from "../answered";
import type { LineFamily } from "../family";
import { lyingText } from "../lying";
import { everybodysLetters } from "../../spoken/answers/letters";

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
      if (!/^[\p{L}'’-]+$/u.test(line)) return null;
      composer.recall();
      composer.type(asMeant(line, blanksAmong(composer.arranged.peek())));
      return { laid: true };
    },
  };
}
