/** Which seats the game waits for. */

import { ownOf } from "../model/own";
import type { LiveTable } from "../net/live";

/** The commands that are awaited when it is nobody's turn. */
const PHASE = ["open", "draw"];
/** The same for a game on cardboard and after a turn of Letter. On cardboard nobody is asked: whoever objects says so, and otherwise the
 * next seat goes on. After a turn of Letter the others may knock before the next seat goes on. */
const GOING_ON = ["pass", ...PHASE];

/** Whether the game waits for something that only this seat can do. */
export function isAwaited(table: LiveTable, seat: number): boolean {
  const view = table.view.value!;
  const may = (names: readonly string[]) => names.some((name) => table.awaited(seat)?.commands.includes(name));
  if (view.outcome) return false;
  if (table.rules.value?.kept) return may(GOING_ON);
  if (view.window) return view.window.asked.includes(seat) && !(seat in view.window.answers);
  const knocks = ownOf(view, "window");
  if (knocks?.owed.length) return knocks.owed.some((debt) => debt.seat === seat);
  if (knocks?.order.length) return knocks.order[0] === seat;
  if (knocks) return may(GOING_ON);
  return view.turn ? view.turn.seat === seat : may(PHASE);
}
