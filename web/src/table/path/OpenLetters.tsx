import { TileDrawing } from "../../board/Tile";
import type { LiveTable } from "../../net/live";
import { say } from "../../say";
import { spokenTile } from "../../say/tiles";

/** Everybody's letters, which all can see, and how many letters lie face down. */
export function OpenLetters({ table }: { table: LiveTable }) {
  const view = table.view.value!;
  const down = Object.values(view.unseen).reduce((sum, count) => sum + count, 0);
  return (
    <section class="open-letters paper">
      {view.seats.map((seat, number) => (
        <div key={number}>
          <p class="whose">{seat.name}</p>
          <ul aria-label={say("web-letters-of", { name: seat.name })}>
            {seat.rack.map((tile, index) => (
              <li key={index} class="rack-tile">
                <TileDrawing tile={tile} />
                <span class="hidden-text">{spokenTile(tile, undefined)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p class="quiet-text">{say("web-letters-down", { count: down })}</p>
    </section>
  );
}
