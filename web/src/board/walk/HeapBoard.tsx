import { useLayoutEffect, useRef } from "preact/hooks";
import { parseSquare } from "../../model/squares";
import type { Tile } from "../../model/tiles";
import type { Part } from "../../model/viewport";
import { cellOf, type GridKind, type Extent, squareIn } from "../../model/walk/grid";
import { say } from "../../say";
import { UNSAID } from "../Board";
import { SmallMap } from "../SmallMap";
import { spokenPlace, stepsOf } from "../spoken";
import { hexagon, type Owner, TileShape, UNIT } from "../Tile";
import { type Stop, WordLine } from "../WordPath";
import { useZoom, type Zoom } from "../zoom";

export interface HeapBoardProps {
  readonly grid: GridKind;
  readonly extent: Extent;
  readonly tiles: Readonly<Record<string, Tile>>;
  readonly draft: ReadonlyMap<string, Tile>;
  /** What the table is called, and what its tiles that don't lie there yet, if not as where one plays. */
  readonly label?: string;
  readonly draftName?: string;
  /** The walk being traced, else the word laid last. */
  readonly path: readonly string[];
  /** The tiles that touch a place, clockwise. */
  readonly touching: (square: string) => string[];
  readonly last: ReadonlySet<string>;
  /** The squares of the best word of a game that is over. */
  readonly best?: ReadonlySet<string>;
  readonly traced: boolean;
  readonly cursor: string;
  readonly target: string | null;
  readonly shaking: boolean;
  /** Who laid the tiles, if that is shown. */
  readonly owners?: ReadonlyMap<string, Owner>;
  /** What is said of a tile besides its letter. */
  readonly about?: (square: string) => string[];
  readonly onSquare: (square: string) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  /** Given if a word can be traced over the tiles. */
  readonly onTrace?: (square: string, event: PointerEvent) => void;
  /** Given if the table can be zoomed. */
  readonly zoom?: Zoom;
}

const ROW = { square: UNIT, hex: (UNIT * 3) / 2 / Math.sqrt(3) } as const;

/** The bare table: tiles that touch along their sides, and the walk of a word over them. */
export function HeapBoard(props: HeapBoardProps) {
  const { extent, grid } = props;
  const svg = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    if (svg.current?.contains(document.activeElement)) find(svg.current, props.cursor)?.focus();
  }, [props.cursor]);
  const width = (extent.columns + (grid === "hex" ? 0.5 : 0)) * UNIT;
  const height = extent.rows * ROW[grid] + (grid === "hex" ? UNIT / 3 : 0);
  const whole = { x: -4, y: -4, width: width + 8, height: height + 8 };
  const seen = useZoom(props.zoom, svg, { whole, cursor: partOf(props, props.cursor), now: partOf(props, [...props.draft.keys()].at(-1) ?? [...props.last][0] ?? props.cursor) });
  const places = squaresIn(props);
  // If the cursor is out of sight, the first square can be focused instead. Otherwise the keyboard couldn't reach the heap.
  const reached = places.flat().find((name) => name === props.cursor) ?? places[0]![0]!;
  return (
    <svg
      class={`board heap ${props.shaking ? "shaking" : ""} ${seen === whole ? "" : "near"}`}
      viewBox={`${seen.x} ${seen.y} ${seen.width} ${seen.height}`}
      data-columns={extent.columns}
      ref={svg}
      role="grid"
      aria-label={props.label ?? say("web-heap")}
      aria-rowcount={extent.rows}
      aria-colcount={extent.columns}
      onKeyDown={props.onKey}
    >
      <rect class="cloth" x="-4" y="-4" width={width + 8} height={height + 8} rx="10" />
      <g aria-hidden="true">
        {places.flat().map((name) => (
          <Drawing key={name} name={name} props={props} />
        ))}
      </g>
      <Walk props={props} />
      {places.map((row, number) => (
        <g role="row" aria-rowindex={number + 1} aria-label={row.includes(reached) ? spoken(props, reached) : String(number + 1)} key={extent.top + number}>
          {row.map((name, column) => (
            <Place key={name} name={name} column={column + 1} reached={name === reached} props={props} />
          ))}
        </g>
      ))}
      {props.zoom && <SmallMap zoom={props.zoom} tiles={[...Object.keys(props.tiles), ...props.draft.keys()].map((name) => partOf(props, name))} />}
    </svg>
  );
}

function find(svg: SVGSVGElement, name: string): SVGElement | null {
  return svg.querySelector<SVGElement>(`[data-square="${name}"]`);
}

/** The top left corner of a square in the drawing. */
function corner(props: HeapBoardProps, name: string): readonly [number, number] {
  const [column, row] = cellOf(props.grid, name);
  const shift = props.grid === "hex" && Math.abs(parseSquare(name)[1]) % 2 ? 0.5 : 0;
  return [(column - props.extent.left + shift) * UNIT, (row - props.extent.top) * ROW[props.grid]];
}

function partOf(props: HeapBoardProps, name: string): Part {
  const [x, y] = corner(props, name);
  return { x, y, width: UNIT, height: UNIT };
}

/** The visible squares, row by row. */
function squaresIn({ grid, extent }: HeapBoardProps): string[][] {
  const count = (length: number) => Array.from({ length }, (_, index) => index);
  return count(extent.rows).map((row) => count(extent.columns).map((column) => squareIn(grid, [extent.left + column, extent.top + row])));
}

interface PlaceProps {
  readonly name: string;
  readonly props: HeapBoardProps;
}

/** A place as it is drawn. */
function Drawing({ name, props }: PlaceProps) {
  const [x, y] = corner(props, name);
  const drafted = props.draft.get(name);
  const tile = drafted ?? props.tiles[name];
  const hex = props.grid === "hex";
  const mark = drafted ? "draft" : props.path.includes(name) && props.traced ? "traced" : props.best?.has(name) ? "best" : props.last.has(name) ? "last" : undefined;
  return (
    <g data-at={name} transform={`translate(${x} ${y})`}>
      {hex ? <path class="spot" d={hexagon(0)} /> : <rect class="spot" width={UNIT} height={UNIT} rx="5" />}
      {tile && <TileShape tile={tile} mark={mark} hexagonal={hex} owner={props.owners?.get(name)} piece={x / UNIT + 2 * y} />}
    </g>
  );
}

/** An invisible cell over the drawing. Pointers, the keyboard and screen readers use it. */
function Place({ name, column, reached, props }: PlaceProps & { column: number; reached: boolean }) {
  const [x, y] = corner(props, name);
  const tile = props.draft.get(name) ?? props.tiles[name];
  const hex = props.grid === "hex";
  return (
    <g
      role="gridcell"
      class={`square ${props.target === name ? "target" : ""} ${tile ? "mine" : ""}`}
      data-square={name}
      tabindex={reached ? 0 : -1}
      aria-colindex={column}
      {...UNSAID}
      aria-label={spoken(props, name)}
      transform={`translate(${x} ${y})`}
      onClick={() => props.onSquare(name)}
      onPointerDown={tile ? (event) => props.onTrace?.(name, event) : undefined}
    >
      {hex ? <path class="area" d={hexagon(0)} /> : <rect class="area" width={UNIT} height={UNIT} />}
      {hex ? <path class="ring" d={hexagon(2)} /> : <rect class="ring" x="1.5" y="1.5" width={UNIT - 3} height={UNIT - 3} rx="5" />}
    </g>
  );
}

/** The accessible name of a place. */
function spoken(props: HeapBoardProps, name: string): string {
  const tile = props.draft.get(name) ?? props.tiles[name];
  const letters = props.touching(name).map((near) => props.draft.get(near) ?? props.tiles[near] ?? "");
  const steps = props.traced ? stepsOf(props.path, name) : [];
  const place = spokenPlace({ tile, letters, mine: props.draft.has(name), draftName: props.draftName, last: props.last.has(name), steps });
  return [place, ...(tile ? (props.about?.(name) ?? []) : [])].join(", ");
}

/** The walk of a word over the tiles. */
function Walk({ props }: { props: HeapBoardProps }) {
  // A word to open with is walked where nothing is shown yet.
  if (!props.path.every((name) => props.draft.has(name) || name in props.tiles)) return null;
  const half = UNIT / 2;
  const stops = props.path.map((name): Stop => {
    const [x, y] = corner(props, name);
    return [x + half, y + half, half, half];
  });
  return <WordLine stops={stops} past={!props.traced} />;
}
