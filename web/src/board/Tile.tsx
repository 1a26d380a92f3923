import { BLANK, isBlank, isToken, letterOf, sizeOf, type Tile, UNKNOWN } from "../model/tiles";

/** Units of the drawing per square. */
export const UNIT = 40;

interface Props {
  tile: Tile;
  value?: number | undefined;
  /** Why it is marked: laid but not sent, part of the last move, on the path being traced, or picked up. */
  mark?: "draft" | "last" | "traced" | "picked" | undefined;
  hexagonal?: boolean;
  /** Who laid it, if that is shown. */
  owner?: Owner | undefined;
}

/** A seat, and the sign on its tiles. Without colours the sign tells the seats apart. */
export interface Owner {
  readonly seat: number;
  readonly sign: string;
}

/** A wooden tile with its top left corner at the origin. It is hidden from screen readers: the square under it has the name. */
export function TileShape({ tile, value, mark, hexagonal = false, owner }: Props) {
  const [w, h] = sizeOf(tile);
  const face = tile === UNKNOWN ? "" : letterOf(tile);
  const blank = isBlank(tile);
  // A token blocks squares. A blank of an edition without sizes is “?” and is drawn as a tile.
  const token = isToken(tile) && tile !== BLANK;
  const width = w * UNIT;
  const height = h * UNIT;
  const size = Math.min(width, height) * (face.length > 1 ? 0.46 : 0.62);
  return (
    <g class={`tile ${mark ?? ""} ${blank ? "blank" : ""} ${token ? "token" : ""}`} aria-hidden="true">
      {hexagonal ? <path class="wood" d={hexagon(1.5)} /> : <Body width={width} height={height} />}
      {owner && (hexagonal ? <path class="owned" d={hexagon(3)} fill={`url(#owner-${owner.seat})`} /> : <rect class="owned" x="3" y="2.5" width={width - 6} height={height - 6.5} rx="4" fill={`url(#owner-${owner.seat})`} />)}
      {token && <rect class="hatch" x="4" y="4" width={width - 8} height={height - 9} rx="3" />}
      <text class="face" x={width / 2 - (value ? 2 : 0)} y={height / 2 + size * 0.36} font-size={size} text-anchor="middle">
        {face === "?" ? "" : face}
      </text>
      {value !== undefined && !blank && (
        <text class="value" x={width - 5} y={height - 5} font-size="10" text-anchor="end">
          {value}
        </text>
      )}
      {mark === "last" && <path class="last-mark" d={`M2 1.5h${width > UNIT ? 12 : 9}L2 ${height > UNIT ? 13.5 : 10.5}z`} />}
      {owner && (
        <text class={`owner-sign owner-${owner.seat}`} x={hexagonal ? UNIT / 2 - 11 : 5} y="13" font-size="10">
          {owner.sign}
        </text>
      )}
      {mark === "draft" && <circle class="draft-dot" cx={width - 7} cy="7" r="3.2" />}
    </g>
  );
}

function Body({ width, height }: { width: number; height: number }) {
  return (
    <>
      <rect class="wood-shade" x="1.5" y="2.5" width={width - 3} height={height - 3} rx="5" />
      <rect class="wood" x="1.5" y="1" width={width - 3} height={height - 3.5} rx="5" />
    </>
  );
}

/** A hexagon that stands on a corner and is as wide as a square. */
export function hexagon(inset: number): string {
  const w = UNIT / 2 - inset;
  const h = (UNIT / Math.sqrt(3)) - inset;
  const [cx, cy] = [UNIT / 2, UNIT / 2];
  const points = [[0, -h], [w, -h / 2], [w, h / 2], [0, h], [-w, h / 2], [-w, -h / 2]];
  return `M${points.map(([x, y]) => `${(cx + x!).toFixed(1)} ${(cy + y!).toFixed(1)}`).join("L")}Z`;
}

/** The grain of all tiles. A page has it once. */
export function Wood() {
  return (
    <svg class="defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="wood" x1="0" y1="0" x2="0.25" y2="1">
          <stop class="wood-light" offset="0" />
          <stop class="wood-dark" offset="1" />
        </linearGradient>
        <pattern id="hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect class="hatch-line" width="2.5" height="8" />
        </pattern>
      </defs>
    </svg>
  );
}

/** A tile by itself. */
export function TileDrawing({ tile, value }: { tile: Tile; value?: number | undefined }) {
  const [w, h] = sizeOf(tile);
  return (
    <svg viewBox={`0 0 ${w * UNIT} ${h * UNIT}`} data-w={w} aria-hidden="true" focusable="false">
      <TileShape tile={tile} value={value} />
    </svg>
  );
}
