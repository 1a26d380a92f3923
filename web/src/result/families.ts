/** How each family shows the result of a game. */

import { type Family, familyOf } from "../model/family";
import type { TableRules } from "../wire.gen";
import { crosswordResult } from "./crossword/count";
import type { ResultFamily } from "./family";
import { pathResult } from "./path/count";
import { walkResult } from "./walk/count";

const RESULTS: Record<Family, ResultFamily> = { crossword: crosswordResult, walk: walkResult, path: pathResult };

export function resultOf(rules: TableRules): ResultFamily {
  return RESULTS[familyOf(rules)];
}
