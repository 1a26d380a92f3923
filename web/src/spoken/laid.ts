/** What was laid last where no word was made. */

import type { Composer } from "../composer/composer";
import { say } from "../say";

/** Who laid what where: “Anna: R on D4.”; empty where nothing is known to have been laid. */
export function laidAlone(composer: Composer): string {
  const { board, last, seats, sheet } = composer.table.view.value!;
  const tiles = last.flatMap((at) => (board[at] === undefined ? [] : [composer.tileAt(board[at], at)]));
  const line = sheet.at(-1);
  return line && tiles.length ? say("spoken-did", { name: seats[line.seat]!.name, what: tiles.join(", ") }) : "";
}
