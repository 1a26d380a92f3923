import { parseSquare } from "../model/squares";
import { sizeOf, type Tile } from "../model/tiles";
import { UNIT } from "./Tile";

/** A line through the tiles of a word, with a ring at the start. */
export function WordPath({ path, tiles }: { path: readonly string[]; tiles: Readonly<Record<string, Tile>> }) {
  if (path.length < 2) return null;
  const middles = path.map((at) => {
    const [x, y] = parseSquare(at);
    const [w, h] = sizeOf(tiles[at] ?? "");
    return [(x + w / 2) * UNIT, (y + h / 2) * UNIT] as const;
  });
  const [[x, y]] = middles as [readonly [number, number]];
  return (
    <g class="walk" aria-hidden="true">
      <polyline points={middles.map((point) => point.join(",")).join(" ")} />
      <circle cx={x} cy={y} r="7" />
    </g>
  );
}
