import { parseSquare } from "../model/squares";
import { sizeOf, type Tile } from "../model/tiles";
import { UNIT } from "./Tile";

/** A tile of a word as it is drawn: its middle, and half its width and height. */
export type Stop = readonly [x: number, y: number, across: number, down: number];

/** The word along tiles of many sizes. */
export function WordPath({ path, tiles }: { path: readonly string[]; tiles: Readonly<Record<string, Tile>> }) {
  const stops = path.map((at): Stop => {
    const [x, y] = parseSquare(at);
    const [across, down] = sizeOf(tiles[at] ?? "").map((squares) => (squares * UNIT) / 2) as [number, number];
    return [x * UNIT + across, y * UNIT + down, across, down];
  });
  return <WordLine stops={stops} />;
}

/** The tiles of a word in their order: a ring at the first, and arrows from tile to tile that leave the letters free. Who comes back to a tile
 * has two arrows beside each other. */
export function WordLine({ stops, past }: { stops: readonly Stop[]; past?: boolean }) {
  const [first, ...others] = stops;
  if (!first || !others.length) return null;
  return (
    <g class={`walk ${past ? "past" : ""}`} aria-hidden="true">
      <polyline points={stops.map(([x, y]) => `${x},${y}`).join(" ")} />
      <circle cx={first[0]} cy={first[1]} r={Math.min(first[2], first[3]) - 3} />
      {others.map((stop, number) => (
        <path key={number} class="head" d="M-8 5H6M1-1L7 5L1 11" transform={between(stops[number]!, stop)} />
      ))}
    </g>
  );
}

/** To where two tiles touch, in the direction from one to the other. */
function between([x, y, across, down]: Stop, [toX, toY, toAcross, toDown]: Stop): string {
  const touch = [(x * toAcross + toX * across) / (across + toAcross), (y * toDown + toY * down) / (down + toDown)];
  return `translate(${touch}) rotate(${(Math.atan2(toY - y, toX - x) * 180) / Math.PI})`;
}
