/** What is said of a tile. */

import { plainTile } from "../model/pieces";
import { BLANK, faceOf, isBlank, isToken, letterOf, sizeOf, type Tile, UNKNOWN } from "../model/tiles";
import { say } from ".";

/** A tile of mine: “R, 3 by 2”, “T, 2 points”, “blank”. */
export function spokenTile(tile: Tile, value: number | undefined): string {
  const letter = faceOf(tile) === BLANK ? say("web-tile-blank") : letterOf(tile);
  const [width, height] = sizeOf(tile);
  if (faceOf(tile) !== tile) return say("web-tile-sized", { letter, width, height });
  if (tile === BLANK) return letter;
  if (tile === UNKNOWN) return say("web-tile-unknown");
  return value ? say("web-tile-value", { letter, value }) : letter;
}

/** What a tile shows, in a word: “R”, “blank as S”, “blank token”. */
export function spokenFace(tile: Tile): string {
  const plain = plainTile(tile);
  if (isToken(plain)) return say(plain === BLANK ? "web-tile-blank" : "web-token");
  return isBlank(plain) ? say("web-square-blank", { letter: letterOf(plain) }) : letterOf(plain);
}
