/** The end of a cardboard game, as it is told. */

import type { Box } from "../model/rules";
import { joinTiles } from "../model/tiles";
import type { Command, Rules } from "../wire.gen";
import { rackOf } from "./entry/typed-letters";

/** The most minutes over a clock that can be told of a seat. */
export const MOST_MINUTES = 999;

/** Whether tiles left count at the end. */
export const countsRacks = (rules: Rules) => rules.counts_racks && !rules.bare;

/** Whether minutes over a clock count at the end: at tournaments, never by a printed sheet. */
export const countsMinutes = (rules: Rules) => countsRacks(rules) && !rules.edition.printed && Number(rules.options["overtime"] ?? 0) > 0;

/** The end with what was typed for every seat; what doesn't count isn't told. */
export function endOf(box: Box, racks: readonly string[], minutes: readonly number[]): Command {
  if (!countsRacks(box.rules)) return { do: "end", seat: 0 };
  // A field left empty says nothing: who has no tiles left is known from what was played.
  const left = racks.map((rack) => joinTiles(rackOf(rack, box.faces)) || null);
  const told: Command = { do: "end", seat: 0, racks: left };
  return countsMinutes(box.rules) && minutes.some(Boolean) ? { ...told, minutes_over: [...minutes] } : told;
}
