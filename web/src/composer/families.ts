/** The composer of each family. */

import { type Family, familyOf } from "../model/family";
import { Box } from "../model/rules";
import type { LiveTable } from "../net/live";
import type { TableRules } from "../wire.gen";
import type { Composer } from "./composer";
import { CrosswordComposer } from "./crossword/composer";
import { PathComposer } from "./path/composer";
import { WalkComposer } from "./walk/composer";

const COMPOSERS: Record<Family, (table: LiveTable, box: Box) => Composer> = {
  crossword: (table, box) => new CrosswordComposer(table, box),
  walk: (table, box) => new WalkComposer(table, box),
  path: (table, box) => new PathComposer(table, box),
};

export function openComposer(table: LiveTable, rules: TableRules): Composer {
  return COMPOSERS[familyOf(rules)](table, new Box(rules));
}
