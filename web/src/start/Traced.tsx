import { TileShape, UNIT } from "../board/Tile";
import type { Square } from "../model/squares";
import type { Tile } from "../model/tiles";

interface Props {
  readonly tiles: readonly { readonly tile: Tile; readonly x: number; readonly y: number }[];
  /** The middles of the tiles of a word, in units of the drawing. */
  readonly path: readonly Square[];
  readonly wide?: boolean;
}

/** Tiles, and the line of a word that is drawn under their letters while one looks. */
export function Traced({ tiles, path, wide = false }: Props) {
  const layer = (only: "wood" | "face") =>
    tiles.map(({ tile, x, y }) => (
      <g key={`${x},${y}`} transform={`translate(${x * UNIT} ${y * UNIT})`}>
        <TileShape tile={tile} piece={x + 2 * y + x * y} only={only} />
      </g>
    ));
  return (
    <>
      {layer("wood")}
      <path class={`trace ${wide ? "wide" : ""}`} pathLength="100" d={`M${path.map((point) => point.join(" ")).join("L")}`} />
      {layer("face")}
    </>
  );
}
