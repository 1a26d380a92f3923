/** By how much a game was won. */

import type { Outcome } from "../wire.gen";

/** So many points more than whoever comes next; null where the win is shared, nobody else played, or not points decided. */
export function marginOf({ winners, scores }: Outcome): number | null {
  const [winner, ...others] = winners;
  if (winner === undefined || others.length || scores.length < 2) return null;
  const next = Math.max(...scores.filter((_, seat) => seat !== winner));
  const margin = scores[winner]! - next;
  return margin > 0 ? margin : null;
}
