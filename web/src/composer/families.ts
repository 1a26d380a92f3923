/** The hands that fit a table. */

import { Box } from "../model/rules";
import type { LiveTable } from "../net/live";
import type { Rules } from "../wire.gen";
import type { Composer } from "./composer";
import { CrosswordComposer } from "./crossword/composer";
import { PathComposer } from "./path/composer";
import { WalkComposer } from "./walk/composer";

export function openComposer(table: LiveTable, rules: Rules): Composer {
  const box = new Box(rules);
  if (Object.keys(rules.edition.sizes).length) return new PathComposer(table, box);
  return rules.bare ? new WalkComposer(table, box) : new CrosswordComposer(table, box);
}
