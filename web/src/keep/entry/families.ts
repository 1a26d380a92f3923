/** The kind of entry that a table needs. */

import type { ReadonlySignal } from "@preact/signals";
import { Box } from "../../model/rules";
import type { Rules } from "../../wire.gen";
import type { Scorekeeper } from "../book/keeper";
import { CrosswordEntry } from "./crossword/entry";
import type { Entry, Scene } from "./entry";
import { PathEntry } from "./path/entry";
import { WalkEntry } from "./walk/entry";

export function makeEntry(keeper: Scorekeeper, rules: Rules, scene: ReadonlySignal<Scene>): Entry {
  const box = new Box(rules);
  if (rules.bare) return new WalkEntry(keeper, box, scene);
  return Object.keys(rules.edition.sizes).length ? new PathEntry(keeper, box, scene) : new CrosswordEntry(keeper, box, scene);
}
