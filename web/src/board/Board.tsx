import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { columnName, parseSquare, squareName } from "../model/squares";
import { isToken, sizeOf, type Tile } from "../model/tiles";
import type { Part } from "../model/viewport";
import { say } from "../say";
import { GroundSquare } from "./Ground";
import { premiumClass, type PremiumKind } from "./premiums";
import { SmallMap } from "./SmallMap";
import { spokenSquare } from "./spoken";
import { type Owner, TileShape, UNIT } from "./Tile";
import { useZoom, type Zoom } from "./zoom";

const MARGIN = 16;
/** A square's name says where it lies. Screen readers would add the row and the column, so both get a blank text. */
export const UNSAID = { "aria-rowindextext": " ", "aria-colindextext": " " };

export interface BoardProps {
  readonly rows: readonly string[];
  readonly premiums: readonly PremiumKind[];
  readonly start: readonly string[];
  readonly tiles: Readonly<Record<string, Tile>>;
  readonly value: (tile: Tile) => number | undefined;
  readonly last: ReadonlySet<string>;
  /** The squares of the best word of a game that is over. */
  readonly best?: ReadonlySet<string>;
  readonly draft: ReadonlyMap<string, Tile>;
  /** What the board is called, and what its tiles that don't lie there yet, if not as where one plays. */
  readonly label?: string;
  readonly draftName?: string;
  /** Given if tiles are larger than a square: for each square the top left square of the tile that covers it. */
  readonly cover?: ReadonlyMap<string, string>;
  /** The tiles of the word being traced, each by its top left square. */
  readonly traced?: ReadonlySet<string>;
  /** Who laid the tiles, each by its top left square, if that is shown. */
  readonly owners?: ReadonlyMap<string, Owner>;
  /** What is said of a tile besides its letter: what it touches, and its place in the word being traced. */
  readonly about?: (own: string) => string[];
  /** What is said of a square about laying the tile picked up there. */
  readonly fits?: (square: string) => string;
  readonly onTrace?: (square: string, event: PointerEvent) => void;
  readonly children?: ComponentChildren;
  readonly cursor: string;
  /** What has just been done, said before the name of the cursor's square. */
  readonly done?: string;
  /** Whether typing goes across or down from the cursor; null if no typing has begun. */
  readonly across: boolean | null;
  /** Given if tiles are dragged onto the board: the squares that the dragged tile would cover. */
  readonly targets?: ReadonlySet<string>;
  /** Whether a tile is picked up, to be laid on a square. */
  readonly placing?: boolean;
  readonly shaking: boolean;
  readonly onSquare: (square: string) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  /** Called when the keyboard's focus comes onto the board. */
  readonly onReach?: () => void;
  /** Given if tiles that aren't laid yet can be dragged away. */
  readonly onGrab?: (square: string, event: PointerEvent) => void;
  /** Given if the board can be zoomed. */
  readonly zoom?: Zoom;
}

/** A board of squares: a drawing that is also a grid for the arrow keys. */
export function Board(props: BoardProps) {
  const { rows } = props;
  const [columns, height] = [rows[0]!.length, rows.length];
  const grid = useRef<SVGSVGElement>(null);
  const cursor = cellOf(props, props.cursor);
  // Some readers tell a row by its name instead of the square that the keyboard comes to from elsewhere.
  const cursorRow = parseSquare(cursor)[1];
  useLayoutEffect(() => follow(grid.current, cursor), [cursor]);
  const reached = useRef(props.onReach);
  reached.current = props.onReach;
  useLayoutEffect(() => whenReached(grid.current!, () => reached.current?.()), []);
  const whole = { x: -MARGIN, y: -MARGIN, width: columns * UNIT + MARGIN + 4, height: height * UNIT + MARGIN + 4 };
  const now = [...props.draft.keys()].at(-1) ?? [...props.last][0] ?? cursor;
  const seen = useZoom(props.zoom, grid, { whole, cursor: partOf(cursor), now: partOf(now) });
  return (
    <svg class={`board ${props.shaking ? "shaking" : ""} ${props.placing ? "placing" : ""} ${seen === whole ? "" : "near"}`} viewBox={`${seen.x} ${seen.y} ${seen.width} ${seen.height}`} ref={grid} role="grid" aria-label={props.label ?? say("web-board")} aria-rowcount={height} aria-colcount={columns} onKeyDown={props.onKey}>
      <rect class="board-ground" x={-MARGIN} y={-MARGIN} width={columns * UNIT + MARGIN + 4} height={height * UNIT + MARGIN + 4} rx="8" />
      <Coordinates columns={columns} rows={height} />
      <g aria-hidden="true">
        {rows.flatMap((row, y) =>
          [...row].map((_, x) => <Ground key={`${x},${y}`} x={x} y={y} props={props} />),
        )}
        {props.targets && <Lines targets={props.targets} columns={columns} rows={height} />}
        {[...Object.keys(props.tiles), ...props.draft.keys()].map((name) => (
          <Lying key={name} name={name} props={props} />
        ))}
      </g>
      {props.across !== null && !props.draft.has(props.cursor) && !(props.cursor in props.tiles) && <Arrow square={props.cursor} across={props.across} />}
      {rows.map((row, y) => (
        <g role="row" aria-rowindex={y + 1} aria-label={y === cursorRow ? nameOf(props, cursor) : String(y + 1)} key={y}>
          {[...row].map((_, x) => (
            <Square key={x} x={x} y={y} props={props} />
          ))}
        </g>
      ))}
      {props.children}
      {props.zoom && (
        <SmallMap zoom={props.zoom} tiles={[...Object.entries(props.tiles), ...props.draft].map(([name, tile]) => partOf(name, tile))}>
          {rows.flatMap((row, y) => [...row].map((_, x) => <Coloured key={`${x},${y}`} x={x} y={y} props={props} />))}
        </SmallMap>
      )}
    </svg>
  );
}

function partOf(square: string, tile: Tile = ""): Part {
  const [x, y] = parseSquare(square);
  const [width, height] = sizeOf(tile);
  return { x: x * UNIT, y: y * UNIT, width: width * UNIT, height: height * UNIT };
}

/** The square whose cell stands for a square: a letter's tile is one cell, however many squares it covers. */
function cellOf(props: BoardProps, name: string): string {
  const own = props.cover?.get(name) ?? name;
  const tile = props.draft.get(own) ?? props.tiles[own];
  return tile && !isToken(tile) ? own : name;
}

/** The accessible name of a square. */
function nameOf(props: BoardProps, name: string): string {
  const own = props.cover?.get(name) ?? name;
  const drafted = props.draft.get(own);
  const tile = drafted ?? props.tiles[own];
  return spokenSquare({
    done: name === props.cursor ? props.done : undefined,
    name,
    tile,
    premium: premiumOf(props, parseSquare(name)),
    covered: own !== name,
    mine: drafted !== undefined,
    draftName: props.draftName,
    last: props.last.has(own),
    about: tile ? (props.about?.(own) ?? []) : [],
    fits: name === props.cursor ? (props.fits?.(name) ?? "") : "",
  });
}

function premiumOf({ rows, premiums }: BoardProps, [x, y]: readonly [number, number]): PremiumKind | undefined {
  return premiums.find((kind) => kind.sign === rows[y]![x]);
}

/** If the focus is on the board, move it to the cursor. */
function follow(grid: SVGSVGElement | null, cursor: string): void {
  if (grid?.contains(document.activeElement)) grid.querySelector<SVGElement>(`[data-square="${cursor}"]`)?.focus();
}

/** Call `reached` when the keyboard's focus comes onto the board. Returns what stops it. The document listens, because in some
 * browsers a drawing that listens for focus can be focused itself. */
function whenReached(grid: SVGSVGElement, reached: () => void): () => void {
  const look = ({ target }: FocusEvent) => grid.contains(target as Node) && (target as Element).matches(":focus-visible") && reached();
  document.addEventListener("focusin", look);
  return () => document.removeEventListener("focusin", look);
}

function Coordinates({ columns, rows }: { columns: number; rows: number }) {
  return (
    <g class="coordinates" aria-hidden="true">
      {Array.from({ length: columns }, (_, x) => (
        <text key={`c${x}`} x={x * UNIT + UNIT / 2} y={-4.5} text-anchor="middle">
          {columnName(x)}
        </text>
      ))}
      {Array.from({ length: rows }, (_, y) => (
        <text key={`r${y}`} x={-8} y={y * UNIT + UNIT / 2 + 4} text-anchor="middle">
          {y + 1}
        </text>
      ))}
    </g>
  );
}

/** The row and the column of the square where the dragged tile would lie. */
function Lines({ targets, columns, rows }: { targets: ReadonlySet<string>; columns: number; rows: number }) {
  const [first] = targets;
  if (first === undefined) return null;
  const [x, y] = parseSquare(first);
  return (
    <g class="lines">
      <rect x="0" y={y * UNIT} width={columns * UNIT} height={UNIT} />
      <rect x={x * UNIT} y="0" width={UNIT} height={rows * UNIT} />
    </g>
  );
}

interface SquareProps {
  readonly x: number;
  readonly y: number;
  readonly props: BoardProps;
}

/** The square itself, with the sign of its premium. */
function Ground({ x, y, props }: SquareProps) {
  const name = squareName([x, y]);
  const premium = premiumOf(props, [x, y]);
  return (
    <g transform={`translate(${x * UNIT} ${y * UNIT})`}>
      <GroundSquare premium={premium} start={props.start.includes(name)} />
    </g>
  );
}

/** A square on the small map, if it is of another colour than most. */
function Coloured({ x, y, props }: SquareProps) {
  const premium = premiumOf(props, [x, y]);
  return premium ? <rect class={`ground ${premiumClass(premium)}`} x={x * UNIT} y={y * UNIT} width={UNIT} height={UNIT} /> : null;
}

/** A tile on the board, as large as the squares that it covers. */
function Lying({ name, props }: { name: string; props: BoardProps }) {
  const [x, y] = parseSquare(name);
  const drafted = props.draft.get(name);
  const tile = drafted ?? props.tiles[name]!;
  const mark = drafted ? "draft" : props.traced?.has(name) ? "traced" : props.best?.has(name) ? "best" : props.last.has(name) ? "last" : undefined;
  return (
    <g data-at={name} transform={`translate(${x * UNIT} ${y * UNIT})`}>
      <TileShape tile={tile} value={props.value(tile)} mark={mark} owner={props.owners?.get(name)} piece={x + 2 * y + x * y} />
    </g>
  );
}

/** An invisible cell over the drawing. Pointers, the keyboard and screen readers use it. */
function Square({ x, y, props }: SquareProps) {
  const name = squareName([x, y]);
  const own = props.cover?.get(name) ?? name;
  const drafted = props.draft.get(own);
  const tile = drafted ?? props.tiles[own];
  const down = (event: PointerEvent) => (drafted && !props.onTrace ? props.onGrab?.(own, event) : props.onTrace?.(own, event));
  const cell = cellOf(props, name) === name;
  const [wide, high] = cell && tile && !isToken(tile) ? sizeOf(tile) : [1, 1];
  const hears = cell && {
    role: "gridcell" as const,
    tabindex: name === cellOf(props, props.cursor) ? 0 : -1,
    "aria-colindex": x + 1,
    ...UNSAID,
    "aria-colspan": wide > 1 ? wide : undefined,
    "aria-rowspan": high > 1 ? high : undefined,
    "aria-label": nameOf(props, name),
  };
  return (
    <g
      {...(hears || { "aria-hidden": true })}
      class={`square ${props.targets?.has(name) ? "target" : ""} ${drafted || (tile && props.onTrace) ? "mine" : ""}`}
      data-square={name}
      transform={`translate(${x * UNIT} ${y * UNIT})`}
      onClick={() => props.onSquare(name)}
      onPointerDown={tile ? down : undefined}
    >
      <rect class="area" width={UNIT} height={UNIT} />
      <rect class="ring" x="1.5" y="1.5" width={UNIT - 3} height={UNIT - 3} rx="5" />
    </g>
  );
}

function Arrow({ square, across }: { square: string; across: boolean }) {
  const [x, y] = parseSquare(square);
  const turn = across ? "" : ` rotate(90 ${UNIT / 2} ${UNIT / 2})`;
  return (
    <g class="arrow" transform={`translate(${x * UNIT} ${y * UNIT})${turn}`} aria-hidden="true">
      <path d="M9 20h18m-7-7 8 7-8 7" />
    </g>
  );
}
