/** The hands that fit a table. */

import { Box } from "../model/rules";
import type { LiveTable } from "../net/live";
import type { Rules } from "../wire.gen";
import type { Desk } from "./composer";
import { LineDesk } from "./crossword/composer";
import { PaperDesk } from "./path/composer";
import { WalkDesk } from "./walk/composer";

export function makeDesk(table: LiveTable, rules: Rules): Desk {
  const box = new Box(rules);
  if (Object.keys(rules.edition.sizes).length) return new PaperDesk(table, box);
  return rules.bare ? new WalkDesk(table, box) : new LineDesk(table, box);
}
