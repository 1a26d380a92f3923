/** The plays that can be searched here, by family; other families only have their words checked. */

import { type Family, familyOf } from "../model/family";
import { openLines } from "./crossword/lines";
import type { PlaySearch } from "./family";
import type { Searcher } from "./searcher";

const SEARCHES: Record<Family, (searcher: Searcher, judges: boolean) => Promise<PlaySearch | null>> = {
  crossword: openLines,
  walk: async () => null,
  path: async () => null,
};

/** With `judges` plays that form words that are none are refused. */
export function openPlays(searcher: Searcher, judges: boolean): Promise<PlaySearch | null> {
  return SEARCHES[familyOf(searcher.basis.rules)](searcher, judges);
}
