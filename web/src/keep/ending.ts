/** The end of a cardboard game as a command. */

import type { Box } from "../model/rules";
import { joinTiles } from "../model/tiles";
import type { Command, TableRules } from "../wire.gen";
import { rackOf } from "./entry/typed-letters";

/** The most minutes over the clock that can be entered for a seat. */
export const MOST_MINUTES = 999;

/** Whether the tiles left on racks count at the end. */
export const countsRacks = (rules: TableRules) => rules.counts_racks;

/** Whether minutes over the clock count at the end: they do at tournaments, and never in an edition's printed rules. */
export const countsMinutes = (rules: TableRules) => countsRacks(rules) && !rules.edition.printed && Number(rules.options["overtime"] ?? 0) > 0;

/** The end with what was typed for every seat, leaving out what doesn't count. */
export function endOf(box: Box, racks: readonly string[], minutes: readonly number[]): Command {
  if (!countsRacks(box.rules)) return { do: "end", seat: 0 };
  // An empty field says nothing: the game knows from the plays who has no tiles left.
  const left = racks.map((rack) => joinTiles(rackOf(rack, box.faces)) || null);
  const told: Command = { do: "end", seat: 0, racks: left };
  return countsMinutes(box.rules) && minutes.some(Boolean) ? { ...told, minutes_over: [...minutes] } : told;
}
