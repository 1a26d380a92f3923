/** Answers at a board of tiles of many sizes. */

import type { PathComposer } from "../../../composer/path/composer";
import { runningGlass } from "../../../composer/path/moments";
import { say } from "../../../say";
import { type AnswersFamily, OVER_TILES } from "../family";
import { everybodysLetters } from "../letters";
import { tilePlaces } from "../tile-places";

export function pathAnswers(composer: PathComposer): AnswersFamily {
  return {
    places: () => tilePlaces(composer),
    go: { hint: "spoken-go-paper", to: (square) => composer.goTo(square) },
    keys: { kind: "tiles", rows: [...OVER_TILES, "pick"] },
    secondsLeft: () => runningGlass(composer)?.seconds ?? null,
    unseen: (count) => unseen(composer, count),
  };
}

/** Everybody's letters are open; only the tiles that lie face down are unseen. */
function unseen(composer: PathComposer, count: number): string {
  return `${everybodysLetters(composer)} ${say("web-letters-down", { count })}`;
}
