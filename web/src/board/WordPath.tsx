import { parseSquare } from "../model/squares";
import { sizeOf, type Tile } from "../model/tiles";
import { UNIT } from "./Tile";

type Point = readonly [number, number];

/** A tile of a word as it is drawn: its middle, and half its width and height. */
export interface Stop {
  readonly middle: Point;
  readonly half: Point;
}

/** The word along tiles of many sizes. */
export function WordPath({ path, tiles }: { path: readonly string[]; tiles: Readonly<Record<string, Tile>> }) {
  const stops = path.map((at) => {
    const [x, y] = parseSquare(at);
    const half = sizeOf(tiles[at] ?? "").map((squares) => (squares * UNIT) / 2) as unknown as Point;
    return { middle: [x * UNIT + half[0], y * UNIT + half[1]] as const, half };
  });
  return <WordLine stops={stops} />;
}

/** The tiles of a word in their order: a ring at the first, and arrows from tile to tile that leave the letters free. Who comes back to a tile
 * has two arrows beside each other. */
export function WordLine({ stops, past = false }: { stops: readonly Stop[]; past?: boolean }) {
  if (stops.length < 2) return null;
  const [{ middle, half }] = stops as [Stop];
  return (
    <g class={past ? "walk past" : "walk"} aria-hidden="true">
      <polyline points={stops.map((stop) => stop.middle.join(",")).join(" ")} />
      <circle cx={middle[0]} cy={middle[1]} r={Math.min(...half) - 3} />
      {stops.slice(1).map((stop, number) => (
        <path key={number} class="head" d="M-8 5H6M1 -1L7 5L1 11" transform={between(stops[number]!, stop)} />
      ))}
    </g>
  );
}

/** To the middle of where two tiles touch, in the direction from one to the other. */
function between(one: Stop, other: Stop): string {
  const touch = [0, 1].map((axis) => {
    const [a, b] = [one, other].map((stop) => [stop.middle[axis]! - stop.half[axis]!, stop.middle[axis]! + stop.half[axis]!]) as [number[], number[]];
    return (Math.max(a[0]!, b[0]!) + Math.min(a[1]!, b[1]!)) / 2;
  });
  const angle = (Math.atan2(other.middle[1] - one.middle[1], other.middle[0] - one.middle[0]) * 180) / Math.PI;
  return `translate(${touch.join(" ")}) rotate(${angle})`;
}
