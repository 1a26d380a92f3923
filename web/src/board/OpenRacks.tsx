import type { Box } from "../model/rules";
import { say } from "../say";
import { spokenTile } from "../say/tiles";
import type { Seat } from "../wire.gen";
import { TileDrawing } from "./Tile";

/** Racks that lie open, each under its player's name. */
export function OpenRacks({ seats, box }: { seats: readonly Seat[]; box: Box }) {
  return (
    <>
      {seats.map((seat, number) => (
        <div key={number}>
          <p class="whose">{seat.name}</p>
          <ul aria-label={say("web-letters-of", { name: seat.name })} style="--tiles: 12">
            {[...seat.rack].sort((one, other) => box.order(one) - box.order(other)).map((tile, index) => (
              <li key={index} class="rack-tile">
                <TileDrawing tile={tile} value={box.value(tile)} />
                <span class="hidden-text">{spokenTile(tile, box.value(tile))}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
