/** The entry of each family: a line of the book being written, and what is shown of it. */

import type { ReadonlySignal } from "@preact/signals";
import { type Family, familyOf } from "../../model/family";
import { Box } from "../../model/rules";
import type { TableRules } from "../../wire.gen";
import { CrosswordEntry } from "./crossword/entry";
import { crosswordShown } from "./crossword/shown";
import type { Entry, EntryHost, EntryScene, ForEntries } from "./entry";
import type { EntryFamily } from "./family";
import { PathEntry } from "./path/entry";
import { pathShown } from "./path/shown";
import { WalkEntry } from "./walk/entry";
import { walkShown } from "./walk/shown";

const ENTRIES: Record<Family, (host: EntryHost, box: Box, scene: ReadonlySignal<EntryScene>) => Entry> = {
  crossword: (host, box, scene) => new CrosswordEntry(host, box, scene),
  walk: (host, box, scene) => new WalkEntry(host, box, scene),
  path: (host, box, scene) => new PathEntry(host, box, scene),
};

export function openEntry(host: EntryHost, rules: TableRules, scene: ReadonlySignal<EntryScene>): Entry {
  return ENTRIES[familyOf(rules)](host, new Box(rules), scene);
}

const SHOWN: ForEntries<EntryFamily> = { crossword: crosswordShown, walk: walkShown, path: pathShown };

export function shownOf(entry: Entry): EntryFamily {
  return entry.of(SHOWN);
}
