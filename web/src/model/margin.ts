/** The margin by which a game was won. */

import type { Outcome } from "../wire.gen";

/** The winner's lead over the next player, in points; null if the win is shared, nobody else played, or points didn't decide. */
export function marginOf({ winners, scores }: Outcome): number | null {
  const [winner, ...others] = winners;
  if (winner === undefined || others.length || scores.length < 2) return null;
  const next = Math.max(...scores.filter((_, seat) => seat !== winner));
  const margin = scores[winner]! - next;
  return margin > 0 ? margin : null;
}
