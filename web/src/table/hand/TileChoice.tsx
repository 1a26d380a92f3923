import { TileDrawing } from "../../board/Tile";
import type { Tile } from "../../model/tiles";
import { spokenTile } from "../../say/tiles";

interface Props {
  readonly tile: Tile;
  readonly value: number | undefined;
  readonly pressed: boolean;
  readonly onClick: () => void;
}

/** One of my tiles in a dialog, which can be chosen. */
export function TileChoice({ tile, value, pressed, onClick }: Props) {
  return (
    <button type="button" class="rack-tile" aria-pressed={pressed} onClick={onClick}>
      <TileDrawing tile={tile} value={value} />
      <span class="hidden-text">{spokenTile(tile, value)}</span>
    </button>
  );
}
