/** The entry of each family: a line of the book being written, and what is shown of it. */

import type { ReadonlySignal } from "@preact/signals";
import { type Family, familyOf } from "../../model/family";
import { Box } from "../../model/rules";
import type { TableRules } from "../../wire.gen";
import type { Scorekeeper } from "../book/keeper";
import { CrosswordEntry } from "./crossword/entry";
import { crosswordShown } from "./crossword/shown";
import type { Entry, EntryScene, ForEntries } from "./entry";
import type { EntryFamily } from "./family";
import { PathEntry } from "./path/entry";
import { pathShown } from "./path/shown";
import { WalkEntry } from "./walk/entry";
import { walkShown } from "./walk/shown";

const ENTRIES: Record<Family, (keeper: Scorekeeper, box: Box, scene: ReadonlySignal<EntryScene>) => Entry> = {
  crossword: (keeper, box, scene) => new CrosswordEntry(keeper, box, scene),
  walk: (keeper, box, scene) => new WalkEntry(keeper, box, scene),
  path: (keeper, box, scene) => new PathEntry(keeper, box, scene),
};

export function openEntry(keeper: Scorekeeper, rules: TableRules, scene: ReadonlySignal<EntryScene>): Entry {
  return ENTRIES[familyOf(rules)](keeper, new Box(rules), scene);
}

const SHOWN: ForEntries<EntryFamily> = { crossword: crosswordShown, walk: walkShown, path: pathShown };

export function shownOf(entry: Entry): EntryFamily {
  return entry.of(SHOWN);
}
