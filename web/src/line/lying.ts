/** What lies on a table of tiles that touch, in words. */

import { say } from "../say";
import { type OverTiles, tilesText } from "../spoken/answers/tile-places";

/** How many tiles lie there, and what there is to say of each. */
export function lyingText(composer: OverTiles): string {
  const count = Object.keys(composer.table.view.peek()!.board).length;
  return count ? say("line-board", { count, what: tilesText(composer) }) : say("line-board-empty");
}
