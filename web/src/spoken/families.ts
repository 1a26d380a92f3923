/** What each family says aloud of my tiles. */

import type { Composer, ForComposers } from "../composer/composer";
import { crosswordSpoken } from "./crossword/spoken";
import type { SpokenFamily } from "./family";
import { pathSpoken } from "./path/spoken";
import { walkSpoken } from "./walk/spoken";

const SPOKEN: ForComposers<SpokenFamily> = { crossword: crosswordSpoken, walk: walkSpoken, path: pathSpoken };

export function spokenOf(composer: Composer): SpokenFamily {
  return composer.of(SPOKEN);
}
