/** What each family shows on the start page. */

import { type Family, familyOf } from "../model/family";
import type { TableRules } from "../wire.gen";
import { CROSSWORD } from "./crossword/start";
import type { ComposedPicture, StartFamily } from "./family";
import { PATH } from "./path/start";
import { WALK } from "./walk/start";

const STARTS: Record<Family, StartFamily> = { crossword: CROSSWORD, walk: WALK, path: PATH };

export function startOf(rules: Pick<TableRules, "bare" | "edition">): StartFamily {
  return STARTS[familyOf(rules)];
}

/** What draws a composed picture. */
export function drawingOf(picture: ComposedPicture): StartFamily["Picture"] {
  return STARTS[picture.family].Picture;
}
