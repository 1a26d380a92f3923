/** The hands that fit a table. */

import { Box } from "../model/rules";
import type { LiveTable } from "../net/live";
import type { Rules } from "../wire.gen";
import type { Desk } from "./desk";
import { LineDesk } from "./line";
import { WalkDesk } from "./walk";

export function makeDesk(table: LiveTable, rules: Rules): Desk {
  const box = new Box(rules);
  return rules.bare ? new WalkDesk(table, box) : new LineDesk(table, box);
}
