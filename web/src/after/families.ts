/** How each family shows a table that is only looked at. */

import { type Family, familyOf } from "../model/family";
import type { TableRules } from "../wire.gen";
import type { AfterFamily } from "./family";
import { SquaresLooked } from "./Squares";
import { HeapLooked, TrackLooked } from "./walk/Looked";

const LOOKED: Record<Family, AfterFamily> = {
  crossword: { Board: SquaresLooked },
  walk: { Board: HeapLooked, Above: TrackLooked },
  path: { Board: SquaresLooked },
};

export function lookedOf(rules: TableRules): AfterFamily {
  return LOOKED[familyOf(rules)];
}
