/** What is typed at a bare table: a word, whose walk the referee finds. */

import type { WalkComposer } from "../../composer/walk/composer";
import { asMeant, blanksAmong } from "../../model/as-meant";
import { say } from "../../say";
import { sending } from "../answered";
import type { LineFamily } from "../family";
import { tilePlaces } from "../../spoken/answers/tile-places";

export function walkLine(composer: WalkComposer): LineFamily {
  return {
    bare: true,
    example: "line-example-word",
    acts: {
      board: () => board(composer),
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

/** How many tiles lie there, and those at which a word can go on. */
function board(composer: WalkComposer): string {
  const count = Object.keys(composer.table.view.peek()!.board).length;
  if (!count) return say("spoken-nowhere");
  return say("line-board", { count, what: tilePlaces(composer).map((one) => one.text).join("; ") });
}
