/** The part of a view that only games of written words have. */

import type { Paper, View } from "../../wire.gen";

const NOTHING: Paper = { drawing: null, told: [], free: [], written: [], opened: [], first_round: false, acts: [], count: 0, window: null, dry: [], after: null, begun: 0, time_over: false };

/** The words written down, the letters beside the board, the window for knocks; nothing of all that before there is a view. */
export function paperOf(view: Pick<View, "own"> | null): Paper {
  return { ...NOTHING, ...view?.own };
}
