/** For whom the game waits. */

import { ownOf } from "../model/own";
import type { LiveTable } from "../net/live";

/** What is awaited where nobody in particular is on turn. */
const PHASE = ["open", "draw"];
/** The same beside cardboard, where nobody is asked (who objects says so, and else the next one goes on), and after a turn of
 * Letter, when the others may knock before the next one goes on. */
const GOING_ON = ["pass", ...PHASE];

/** Whether the game waits for this seat to do something that others can't do for it. */
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
