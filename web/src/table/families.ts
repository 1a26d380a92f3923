/** What each family shows at its table. */

import type { Composer, ForComposers } from "../composer/composer";
import { crosswordParts } from "./crossword/parts";
import type { TableFamily } from "./family";
import { pathParts } from "./path/parts";
import { walkParts } from "./walk/parts";

const PARTS: ForComposers<TableFamily> = { crossword: crosswordParts, walk: walkParts, path: pathParts };

export function partsOf(composer: Composer): TableFamily {
  return composer.of(PARTS);
}
