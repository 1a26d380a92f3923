import type { Box } from "../model/rules";
import type { LiveTable } from "../net/live";
import { say } from "../say";
import { spokenTile } from "../say/tiles";
import { isOpen, unseenTitle } from "../telling/unseen";
import { OpenRacks } from "./OpenRacks";
import { TileDrawing } from "./Tile";

/** The others' tiles where they lie open, and those that I don't see, in the bag or on other racks: how many there are of each. */
export function Unseen({ table, box }: { table: LiveTable; box: Box }) {
  const view = table.view.value!;
  const tiles = Object.entries(view.unseen).sort(([one], [other]) => box.order(one) - box.order(other));
  const open = view.seats.filter((seat, number) => number !== table.seat.value && seat.rack.length > 0 && isOpen(seat));
  return (
    <>
      <section class="open-letters">
        <OpenRacks seats={open} box={box} />
        <p class="quiet-text">{unseenTitle(table.rules.value!.game, view)}</p>
      </section>
      <section class="unseen">
        <ul>
          {tiles.map(([tile, many]) => (
            <li key={tile} aria-label={say("web-times", { tile: spokenTile(tile, undefined), count: many })}>
              <TileDrawing tile={tile} value={box.value(tile)} />
              <span aria-hidden="true">{many}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
