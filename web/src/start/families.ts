/** What each family shows on the start page. */

import type { Family } from "../model/family";
import { CROSSWORD } from "./crossword/start";
import type { StartFamily } from "./family";
import { PATH } from "./path/start";
import { WALK } from "./walk/start";

export const STARTS: Record<Family, StartFamily> = { crossword: CROSSWORD, walk: WALK, path: PATH };
