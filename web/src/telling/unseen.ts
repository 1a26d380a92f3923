/** Which tiles somebody sees, and which not. */

import { UNKNOWN } from "../model/tiles";
import { sayIn } from "../say";
import type { Seat, View } from "../wire.gen";

/** How many tiles are unseen, and how many of them are in the bag; where that is all of them, only that. */
export function unseenTitle(game: string, { unseen, bag }: Pick<View, "unseen" | "bag">): string {
  const count = Object.values(unseen).reduce((sum, many) => sum + many, 0);
  return count === bag ? sayIn(game, "screen-bag", { count }) : sayIn(game, "screen-unseen-title", { count, bag });
}

/** Whether the tiles of a seat can be seen. */
export const isOpen = ({ rack }: Pick<Seat, "rack">): boolean => !rack.includes(UNKNOWN);
