import { BLANK, isBlank, isToken, letterOf, sizeOf, type Tile, UNKNOWN } from "../model/tiles";

/** Units of the drawing per square. */
export const UNIT = 40;

interface Props {
  tile: Tile;
  value?: number | undefined;
  /** Why it is marked: laid but not sent, part of the last move, on the path being traced, picked up, or of the best word. */
  mark?: "draft" | "last" | "traced" | "picked" | "best" | undefined;
  hexagonal?: boolean;
  /** Who laid it, if that is shown. */
  owner?: Owner | undefined;
  /** Which of the pieces of wood it is, so that neighbours differ: any whole number, such as its place. */
  piece?: number | undefined;
  /** Given if only a part of it is drawn here, because something lies between wood and letter. */
  only?: "wood" | "face" | undefined;
}

/** A seat, and the sign on its tiles. Without colours the sign tells the seats apart. */
export interface Owner {
  readonly seat: number;
  readonly sign: string;
}

/** A wooden tile with its top left corner at the origin. It is hidden from screen readers: the square under it has the name. */
export function TileShape({ tile, value, mark, hexagonal = false, owner, piece = tile.charCodeAt(0), only }: Props) {
  const [w, h] = sizeOf(tile);
  const face = tile === UNKNOWN ? "" : letterOf(tile);
  const blank = isBlank(tile);
  // A token blocks squares. A blank of an edition without sizes is “?” and is drawn as a tile.
  const token = isToken(tile) && tile !== BLANK;
  const wood = Math.abs(Math.floor(piece)) % WOODS;
  const width = w * UNIT;
  const height = h * UNIT;
  const size = Math.min(width, height) * (face.length > 1 ? 0.46 : 0.62);
  const [x, y] = [width / 2 - (value ? (value > 9 ? 3.2 : 1.6) : 0), height / 2 - 1.5 + size * 0.355];
  return (
    <g class={`tile ${mark ?? ""} ${blank ? "blank" : ""} ${token ? "token" : ""}`} aria-hidden="true">
      {only !== "face" && (
        <>
          {hexagonal ? <Hexagon wood={wood} /> : <Body width={width} height={height} wood={wood} />}
          {owner && (hexagonal ? <path class="owned" d={hexagon(3)} fill={`url(#owner-${owner.seat})`} /> : <rect class="owned" x="3" y="2.5" width={width - 6} height={height - 6.5} rx="4" fill={`url(#owner-${owner.seat})`} />)}
          {token && <rect class="hatch" x="4" y="4" width={width - 8} height={height - 9} rx="3" />}
        </>
      )}
      {only !== "wood" && (
        <>
          {face !== "?" && face && (
            <>
              <text class="engraved" x={x} y={y + 0.9} font-size={size}>
                {face}
              </text>
              <text class="face" x={x} y={y} font-size={size}>
                {face}
              </text>
            </>
          )}
          {value !== undefined && !blank && (
            <text class="value" x={width - 4.6} y={height - 7.4} font-size="10.5" text-anchor="end">
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
        </>
      )}
    </g>
  );
}

/** Shadow on the table, side, face, grain and the lip of light around it, from below. */
function Body({ width, height, wood }: { width: number; height: number; wood: number }) {
  const face = { x: "1.2", y: "0.8", width: width - 2.4, height: height - 4.6, rx: "4.6" };
  return (
    <>
      <rect class="cast" x="2" y="3.4" width={width - 2.6} height={height - 3.6} rx="5" />
      <rect class="wood-shade" x="1.2" y="3" width={width - 2.4} height={height - 4} rx="5" />
      <rect class="wood" fill={`url(#wood-${wood})`} {...face} />
      <rect fill={`url(#grain-${wood})`} {...face} />
      <rect class="lip" x="1.9" y="1.5" width={width - 3.8} height={height - 6} rx="4" />
    </>
  );
}

function Hexagon({ wood }: { wood: number }) {
  const face = hexagon(1.5);
  return (
    <>
      <path class="wood-shade" d={face} transform="translate(0 1.6)" />
      <path class="wood" fill={`url(#wood-${wood})`} d={face} />
      <path fill={`url(#grain-${wood})`} d={face} />
      <path class="lip" d={hexagon(2.2)} />
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

/** How many pieces of wood look different. */
const WOODS = 3;
/** Their grain: the width and height after which it comes again, how far it is turned, and its lines. */
const GRAINS = [
  [97, 53, 0, "M-4 6q24-5 50 1t55-2M-4 14q30 6 58-1t47 3M-4 24q20-3 44 2t61-3M-4 33q28 5 52 0t53 2M-4 44q26-6 55 0t50-2"],
  [83, 61, 3, "M-4 4q22 5 44 0t47 2M-4 17q26-4 46 2t45-2M-4 26q19 4 43-1t48 3M-4 39q24-5 50 0t41-1M-4 52q21 4 45-1t46 2"],
  [71, 47, -2, "M-4 9q18-4 38 1t41-2M-4 19q22 5 41 0t38 2M-4 28q16-3 35 1t44-1M-4 40q20 4 40-1t39 2"],
] as const;

/** The wood of all tiles. A page has it once. */
export function Wood() {
  return (
    <svg class="defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="wood-0" x1="0" y1="0" x2="0.3" y2="1">
          <stop class="wood-light" offset="0" />
          <stop class="wood-dark" offset="1" />
        </linearGradient>
        <linearGradient id="wood-1" x1="0.2" y1="0" x2="0" y2="1">
          <stop class="wood-light-2" offset="0" />
          <stop class="wood-dark" offset="1" />
        </linearGradient>
        <linearGradient id="wood-2" x1="0" y1="0.1" x2="0.5" y2="1">
          <stop class="wood-light" offset="0" />
          <stop class="wood-dark-2" offset="1" />
        </linearGradient>
        <linearGradient id="lip" x1="0" y1="0" x2="0.1" y2="1">
          <stop offset="0" stop-color="#fff" stop-opacity="0.75" />
          <stop offset="0.45" stop-color="#fff" stop-opacity="0.1" />
          <stop offset="1" stop-color="#5a3a0c" stop-opacity="0.22" />
        </linearGradient>
        {GRAINS.map(([width, height, turned, lines], wood) => (
          <pattern key={wood} id={`grain-${wood}`} width={width} height={height} patternUnits="userSpaceOnUse" patternTransform={`rotate(${turned})`}>
            <path class="grain" d={lines} />
          </pattern>
        ))}
        <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect class="hatch-line" width="2.6" height="7" />
        </pattern>
      </defs>
    </svg>
  );
}

/** A tile by itself. */
export function TileDrawing({ tile, value, piece }: Pick<Props, "tile" | "value" | "piece">) {
  const [w, h] = sizeOf(tile);
  return (
    <svg viewBox={`0 0 ${w * UNIT} ${h * UNIT}`} data-w={w} aria-hidden="true" focusable="false">
      <TileShape tile={tile} value={value} piece={piece} />
    </svg>
  );
}
