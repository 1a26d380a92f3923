import type { ComponentChildren } from "preact";
import type { Part } from "../model/viewport";
import { carried, point } from "./drag";
import type { Zoom } from "./zoom";

/** The width of the small map and its distance from the edge, as shares of the visible part. */
const SHARE = 0.2;
const BESIDE = 0.02;
/** How round its corners are, in units of the board. */
const ROUND = 56;

interface Props {
  readonly zoom: Zoom;
  readonly tiles: readonly Part[];
  /** What is drawn under the tiles. */
  readonly children?: ComponentChildren;
}

/** The whole board in a corner of the visible part, on the side away from the finger. A tap on the map shows that place. A tap on
 * the part that is visible already shows the whole board. */
export function SmallMap({ zoom, tiles, children }: Props) {
  if (!zoom.near.value) return null;
  const { whole, seen } = zoom;
  const scale = (SHARE * seen.width) / whole.width;
  const beside = BESIDE * seen.width;
  const right = carried.value !== null && zoom.at(point.value)[0] > seen.x + seen.width / 2;
  const x = right ? seen.x + beside : seen.x + seen.width * (1 - SHARE) - beside;
  const y = seen.y + beside;
  const tapped = (event: MouseEvent) => {
    const [u, v] = zoom.at([event.clientX, event.clientY]);
    zoom.lookAt([whole.x + (u - x) / scale, whole.y + (v - y) / scale]);
  };
  return (
    <g class="small-map" aria-hidden="true" transform={`translate(${x} ${y}) scale(${scale}) translate(${-whole.x} ${-whole.y})`} onClick={tapped}>
      <rect class="all" {...whole} rx={ROUND} />
      {children}
      {tiles.map((tile) => (
        <rect key={`${tile.x},${tile.y}`} class="lies" {...tile} />
      ))}
      <rect class="in-sight" {...seen} />
    </g>
  );
}
