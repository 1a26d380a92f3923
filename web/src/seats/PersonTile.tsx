import { TileDrawing } from "../board/Tile";
import { initialOf } from "../model/tiles";

/** A person as a tile with their initial. */
export function PersonTile({ name }: { name: string }) {
  return (
    <span class="person">
      <TileDrawing tile={initialOf(name)} />
    </span>
  );
}
