import type { Entry, ForEntries } from "../entry/entry";
import { crosswordTyped } from "./crossword/typed";
import type { TypedFamily } from "./family";
import { pathTyped } from "./path/typed";
import { walkTyped } from "./walk/typed";

const TYPED: ForEntries<TypedFamily> = { crossword: crosswordTyped, walk: walkTyped, path: pathTyped };

export function typedOf(entry: Entry): TypedFamily {
  return entry.of(TYPED);
}
