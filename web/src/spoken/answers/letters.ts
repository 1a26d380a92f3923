/** What is said of everybody's tiles. */

import type { Composer } from "../../composer/composer";
import { say, sayParts } from "../../say";
import { spokenTile } from "../../say/tiles";
import { isOpen } from "../../telling/unseen";

/** Everybody's tiles, as far as they are open. */
export function everybodysLetters({ box, table }: Composer): string {
  return table.view.value!.seats
    .map((seat) => {
      const tiles = [...seat.rack].sort((one, other) => box.order(one) - box.order(other)).map((tile) => spokenTile(tile, undefined));
      const held = isOpen(seat) ? sayParts(tiles) || "–" : say("web-tiles-held", { count: seat.rack.length });
      return `${say("web-letters-of", { name: seat.name })}${say("web-colon")} ${held}.`;
    })
    .join(" ");
}
