import type { Box } from "../model/rules";
import type { LiveTable } from "../net/live";
import { say, sayIn } from "../say";
import { spokenTile } from "../say/tiles";
import { TileDrawing } from "./Tile";

/** The tiles that I don't see, in the bag or on other racks: how many there are of each. */
export function Unseen({ table, box }: { table: LiveTable; box: Box }) {
  const view = table.view.value!;
  const game = table.rules.value!.game;
  const tiles = Object.entries(view.unseen).sort(([one], [other]) => box.order(one) - box.order(other));
  const count = tiles.reduce((sum, [, many]) => sum + many, 0);
  return (
    <section class="unseen">
      <p class="quiet-text">{sayIn(game, "screen-unseen-title", { count, bag: view.bag })}</p>
      <ul>
        {tiles.map(([tile, many]) => (
          <li key={tile} aria-label={say("web-times", { tile: spokenTile(tile, undefined), count: many })}>
            <TileDrawing tile={tile} value={box.value(tile)} />
            <span aria-hidden="true">{many}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
