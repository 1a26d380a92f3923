import { useLayoutEffect, useRef } from "preact/hooks";
import { around, cellOf, type GridKind, type Sight, squareIn } from "../../model/grid";
import { parseSquare } from "../../model/squares";
import { isBlank, letterOf, type Tile } from "../../model/tiles";
import { say } from "../../say";
import { hexagon, TileShape, UNIT } from "./Tile";

export interface HeapProps {
  readonly grid: GridKind;
  readonly sight: Sight;
  readonly tiles: Readonly<Record<string, Tile>>;
  readonly draft: ReadonlyMap<string, Tile>;
  /** The walk being traced; else the last word laid. */
  readonly path: readonly string[];
  readonly last: ReadonlySet<string>;
  readonly traced: boolean;
  readonly cursor: string;
  readonly target: string | null;
  readonly shaking: boolean;
  readonly onSquare: (square: string) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onTrace: (square: string, event: PointerEvent) => void;
}

const ROW = { square: UNIT, hex: (UNIT * 3) / 2 / Math.sqrt(3) } as const;

/** The bare table: tiles touching along their sides, with the walk of a word traced over them. */
export function Heap(props: HeapProps) {
  const { sight, grid } = props;
  const svg = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    if (svg.current?.contains(document.activeElement)) find(svg.current, props.cursor)?.focus();
  }, [props.cursor]);
  const width = (sight.columns + (grid === "hex" ? 0.5 : 0)) * UNIT;
  const height = sight.rows * ROW[grid] + (grid === "hex" ? UNIT / 3 : 0);
  return (
    <svg
      class={`board heap ${props.shaking ? "shaking" : ""}`}
      viewBox={`-4 -4 ${width + 8} ${height + 8}`}
      data-columns={sight.columns}
      ref={svg}
      role="grid"
      aria-label={say("web-heap")}
      onKeyDown={props.onKey}
    >
      <rect class="cloth" x="-4" y="-4" width={width + 8} height={height + 8} rx="10" />
      {Array.from({ length: sight.rows }, (_, row) => (
        <g role="row" key={sight.top + row}>
          {Array.from({ length: sight.columns }, (_, column) => (
            <Place key={sight.left + column} name={squareIn(grid, [sight.left + column, sight.top + row])} props={props} />
          ))}
        </g>
      ))}
      <Path props={props} />
    </svg>
  );
}

function find(svg: SVGSVGElement, name: string): SVGElement | null {
  return svg.querySelector<SVGElement>(`[data-square="${name}"]`);
}

/** The left upper corner of a square in the drawing. */
function corner(props: HeapProps, name: string): readonly [number, number] {
  const [column, row] = cellOf(props.grid, name);
  const shift = props.grid === "hex" && Math.abs(parseSquare(name)[1]) % 2 ? 0.5 : 0;
  return [(column - props.sight.left + shift) * UNIT, (row - props.sight.top) * ROW[props.grid]];
}

function Place({ name, props }: { name: string; props: HeapProps }) {
  const [x, y] = corner(props, name);
  const drafted = props.draft.get(name);
  const tile = drafted ?? props.tiles[name];
  const hex = props.grid === "hex";
  const mark = drafted ? "draft" : props.path.includes(name) && props.traced ? "traced" : props.last.has(name) ? "last" : undefined;
  return (
    <g
      role="gridcell"
      class={`square ${props.target === name ? "target" : ""}`}
      data-square={name}
      tabindex={name === props.cursor ? 0 : -1}
      aria-label={spoken(props, name, tile, drafted !== undefined)}
      transform={`translate(${x} ${y})`}
      onClick={() => props.onSquare(name)}
      onPointerDown={tile ? (event) => props.onTrace(name, event) : undefined}
    >
      {hex ? <path class="spot" d={hexagon(0)} /> : <rect class="spot" width={UNIT} height={UNIT} rx="5" />}
      {tile && <TileShape tile={tile} mark={mark} hexagonal={hex} />}
      {hex ? <path class="ring" d={hexagon(2)} /> : <rect class="ring" x="1.5" y="1.5" width={UNIT - 3} height={UNIT - 3} rx="5" />}
    </g>
  );
}

/** What is said of a place: “R, touches A, M, B”. */
function spoken(props: HeapProps, name: string, tile: Tile | undefined, mine: boolean): string {
  const faces = around(props.grid, name).map((near) => props.draft.get(near) ?? props.tiles[near]);
  const letters = faces.filter((face) => face !== undefined).map(letterOf);
  const own = tile ? (isBlank(tile) ? say("web-square-blank", { letter: letterOf(tile) }) : letterOf(tile)) : say("web-square-empty");
  const parts = [own];
  if (letters.length) parts.push(say("web-touches", { letters: letters.join(", ") }));
  if (mine) parts.push(say("web-square-mine"));
  const steps = props.path.flatMap((square, index) => (square === name ? [index + 1] : []));
  if (steps.length) parts.push(say("web-path-step", { steps: steps.join(", ") }));
  return parts.join(", ");
}

/** The walk as a line from middle to middle, with a ring where it begins and an arrow where it ends. */
function Path({ props }: { props: HeapProps }) {
  if (props.path.length < 2) return null;
  const middles = props.path.map((name) => corner(props, name).map((at) => at + UNIT / 2) as [number, number]);
  const [[x, y]] = middles as [[number, number]];
  const [before, end] = middles.slice(-2) as [[number, number], [number, number]];
  const angle = (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI;
  return (
    <g class={`walk ${props.traced ? "" : "past"}`} aria-hidden="true">
      <polyline points={middles.map((point) => point.join(",")).join(" ")} />
      <circle cx={x} cy={y} r="6" />
      <path class="head" d="M-5 -6L5 0L-5 6" transform={`translate(${end[0]} ${end[1]}) rotate(${angle})`} />
    </g>
  );
}
