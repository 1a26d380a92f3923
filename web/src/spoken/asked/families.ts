/** The answers of each family, loaded when somebody asks. */

import type { Composer, ForComposers } from "../../composer/composer";
import { crosswordAsked } from "./crossword/asked";
import type { AskedFamily } from "./family";
import { pathAsked } from "./path/asked";
import { walkAsked } from "./walk/asked";

const ASKED: ForComposers<AskedFamily> = { crossword: crosswordAsked, walk: walkAsked, path: pathAsked };

export function askedOf(composer: Composer): AskedFamily {
  return composer.of(ASKED);
}
