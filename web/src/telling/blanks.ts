/** What blanks stand for, which nobody hears from a word. */

import { isBlank, letterOf, type Tile } from "../model/tiles";
import { say } from "../say";

/** For which letters blanks stand among the tiles that were laid, as a sentence; nothing where there are none. */
export function blanksOf(laid: Readonly<Record<string, Tile>>): string[] {
  const letters = Object.values(laid).filter(isBlank).map(letterOf);
  return letters.length ? [say("screen-preview-blanks", { letters: letters.join(", ") })] : [];
}
