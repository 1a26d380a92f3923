/** The entry of each family: a line of the book being written. */

import type { ReadonlySignal } from "@preact/signals";
import { type Family, familyOf } from "../../model/family";
import { Box } from "../../model/rules";
import type { Rules } from "../../wire.gen";
import type { Scorekeeper } from "../book/keeper";
import { CrosswordEntry } from "./crossword/entry";
import type { Entry, Scene } from "./entry";
import { PathEntry } from "./path/entry";
import { WalkEntry } from "./walk/entry";

const ENTRIES: Record<Family, (keeper: Scorekeeper, box: Box, scene: ReadonlySignal<Scene>) => Entry> = {
  crossword: (keeper, box, scene) => new CrosswordEntry(keeper, box, scene),
  walk: (keeper, box, scene) => new WalkEntry(keeper, box, scene),
  path: (keeper, box, scene) => new PathEntry(keeper, box, scene),
};

export function makeEntry(keeper: Scorekeeper, rules: Rules, scene: ReadonlySignal<Scene>): Entry {
  return ENTRIES[familyOf(rules)](keeper, new Box(rules), scene);
}
