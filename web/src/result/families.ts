/** How each family shows the result of a game. */

import { type Family, familyOf } from "../model/family";
import type { TableRules } from "../wire.gen";
import { crosswordWinners, Settlement } from "./crossword/Settlement";
import type { ResultFamily } from "./family";
import { pathWinners, WordTotals } from "./path/Totals";
import { walkWinners } from "./walk/winners";

const RESULTS: Record<Family, ResultFamily> = {
  crossword: { winners: crosswordWinners, Totals: Settlement },
  walk: { winners: walkWinners },
  path: { winners: pathWinners, Totals: WordTotals },
};

export function resultOf(rules: TableRules): ResultFamily {
  return RESULTS[familyOf(rules)];
}
