/** The hands that fit a table. */

import { Box } from "../model/rules";
import type { LiveTable } from "../net/live";
import type { Rules } from "../wire.gen";
import type { Desk } from "./desk";
import { LineDesk } from "./line";
import { PaperDesk } from "./paper";
import { WalkDesk } from "./walk";

export function makeDesk(table: LiveTable, rules: Rules): Desk {
  const box = new Box(rules);
  if (Object.keys(rules.edition.sizes).length) return new PaperDesk(table, box);
  return rules.bare ? new WalkDesk(table, box) : new LineDesk(table, box);
}
