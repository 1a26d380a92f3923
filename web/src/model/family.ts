/** The families of games, and which one a table's rules belong to. */

import type { TableRules } from "../wire.gen";

/** Words crossing on a board of squares; words walked over touching tiles of a bare table; words along paths over tiles of many sizes. */
export type Family = "crossword" | "walk" | "path";

/** Only the `families` module of a floor asks this: everything else asks an object what it can do. */
export function familyOf({ bare, edition }: Pick<TableRules, "bare" | "edition">): Family {
  if (bare) return "walk";
  return Object.keys(edition.sizes).length ? "path" : "crossword";
}
