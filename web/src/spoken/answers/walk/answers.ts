/** Answers at a bare table. */

import type { WalkComposer } from "../../../composer/walk/composer";
import { type AnswersFamily, OVER_TILES } from "../family";
import { tilePlaces } from "../tile-places";

export function walkAnswers(composer: WalkComposer): AnswersFamily {
  return { places: () => tilePlaces(composer), go: null, keys: { kind: "tiles", rows: OVER_TILES } };
}
