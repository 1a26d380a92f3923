import { TileDrawing } from "../board/Tile";

/** A person as a tile with their initial. */
export function PersonTile({ name }: { name: string }) {
  return (
    <span class="person">
      <TileDrawing tile={[...name.toUpperCase()].find((sign) => /\p{L}/u.test(sign)) ?? ""} />
    </span>
  );
}
