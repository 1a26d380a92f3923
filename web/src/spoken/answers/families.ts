/** The answers of each family, loaded when somebody asks. */

import type { Composer, ForComposers } from "../../composer/composer";
import { crosswordAnswers } from "./crossword/answers";
import type { AnswersFamily } from "./family";
import { pathAnswers } from "./path/answers";
import { walkAnswers } from "./walk/answers";

const ANSWERS: ForComposers<AnswersFamily> = { crossword: crosswordAnswers, walk: walkAnswers, path: pathAnswers };

export function answersOf(composer: Composer): AnswersFamily {
  return composer.of(ANSWERS);
}
