/** The answers of each family, loaded when somebody asks. */

import type { Composer, ForComposers } from "../../composer/composer";
import { crosswordAnswers } from "./crossword/answers";
import type { AskedFamily } from "./family";
import { pathAnswers } from "./path/answers";
import { walkAnswers } from "./walk/answers";

const ASKED: ForComposers<AskedFamily> = { crossword: crosswordAnswers, walk: walkAnswers, path: pathAnswers };

export function answersOf(composer: Composer): AskedFamily {
  return composer.of(ASKED);
}
