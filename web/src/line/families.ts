/** What each family does with a typed line. */

import type { Composer, ForComposers } from "../composer/composer";
import { crosswordLine } from "./crossword/line";
import type { LineFamily } from "./family";
import { pathLine } from "./path/line";
import { walkLine } from "./walk/line";

const LINES: ForComposers<LineFamily> = { crossword: crosswordLine, walk: walkLine, path: pathLine };

export function commandLineOf(composer: Composer): LineFamily {
  return composer.of(LINES);
}
