/** When the time that I have left is said: at a minute, at half a minute, at ten seconds. */

import type { TalkLevel } from "../browser/perception";
import type { LiveTable } from "../net/live";
import { awayUntil } from "../telling/vacation";

/** The marks in seconds, each with the least setting of how much is said at which it is said. */
const MARKS: readonly (readonly [seconds: number, from: TalkLevel])[] = [
  [300, "all"],
  [60, "normal"],
  [30, "brief"],
  [10, "brief"],
];

/** The mark that was passed between two readings of the time left (ms). */
export function markPassed(before: number | null, now: number | null): (typeof MARKS)[number] | null {
  if (before === null || now === null) return null;
  return MARKS.find(([seconds]) => before > seconds * 1000 && now <= seconds * 1000) ?? null;
}

/** The time that a seat has left for what is awaited from it, in ms; null if no clock runs for it. */
export function timeLeft(table: LiveTable, seat: number | null): number | null {
  const view = table.view.value;
  if (!view || seat === null || view.outcome) return null;
  const clock = view.clocks[seat];
  if (clock?.runs) return clock.left - (table.now - table.viewedAt);
  const deadline = table.awaited(seat)?.deadline ?? null;
  return deadline === null ? null : deadline - (awayUntil(table, seat) ?? table.now);
}
