/** Zooming a board by a pinch, a double tap on a square, a button, or the wheel with Ctrl; and panning it once it is enlarged. */

import { computed, effect, type Signal, signal, untracked } from "@preact/signals";
import { type RefObject } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { fittedInto, moved, nearer, type Part, showing } from "../model/viewport";
import { carried, point, swallowClick } from "./drag";
import { UNIT } from "./Tile";

/** The width of a square in pixels on an enlarged board. */
const NEAR = 44;
/** A square with fewer pixels is hard to hit with a finger. */
const SMALL = 30;
/** Two taps on a square within so many milliseconds are a double tap. */
const TWICE = 300;
const STARTS_AT = 6;
/** A tile dragged within EDGE pixels of the board's edge pans the board by PACE pixels a frame. It must stay there for LINGERS
 * milliseconds first, because a tile dragged to the rack only crosses the edge. */
const EDGE = 32;
const PACE = 5;
const LINGERS = 300;

type Point = readonly [x: number, y: number];

/** The part of a board that is shown. */
export class Zoom {
  readonly part: Signal<Part | null> = signal(null);
  readonly near = computed(() => this.part.value !== null);
  whole: Part = { x: 0, y: 0, width: 1, height: 1 };
  /** The part to zoom in on if no point is given. */
  middle: Part = this.whole;
  svg: SVGSVGElement | null = null;

  /** `lays` tells whether a tap on a square lays a tile there. `returns` tells whether a board that was enlarged for a
   * dragged tile is shown whole again when the tile is dropped. */
  constructor(
    readonly lays: () => boolean,
    readonly returns: boolean = false,
  ) {}

  get seen(): Part {
    return this.part.value ? fittedInto(this.whole, this.part.value) : this.whole;
  }

  /** Enlarge the board until its squares can be hit with a finger. An enlarged board is shown whole again. */
  turn(at: Point = middle(this.middle)): void {
    const unit = UNIT * this.scale;
    if (this.near.peek()) this.part.value = null;
    else this.show(nearer(this.whole, this.whole, Math.max(1.5, NEAR / unit), at));
  }

  /** Move a point to the centre. If the point is visible already, show the whole board. */
  lookAt([x, y]: Point): void {
    const { seen, whole } = this;
    const [u, v] = middle(seen);
    const within = x >= seen.x && x <= seen.x + seen.width && y >= seen.y && y <= seen.y + seen.height;
    this.show(within ? whole : moved(whole, seen, x - u, y - v));
  }

  show(part: Part): void {
    this.part.value = part.width < this.whole.width ? part : null;
  }

  /** Pixels for a unit of the drawing at the current zoom. */
  get scale(): number {
    const { width, height } = this.box;
    return Math.min(width / this.seen.width, height / this.seen.height) || 1;
  }

  /** The point of the drawing under a point of the window. */
  at([x, y]: Point): Point {
    const { left, top, width, height } = this.box;
    const [u, v] = middle(this.seen);
    return [u + (x - left - width / 2) / this.scale, v + (y - top - height / 2) / this.scale];
  }

  private get box(): DOMRect {
    return this.svg?.getBoundingClientRect() ?? new DOMRect();
  }
}

/** The visible part of a drawing. It follows the pointers and the cursor. */
export function useZoom(zoom: Zoom | undefined, svg: RefObject<SVGSVGElement | null>, { whole, cursor, now }: { whole: Part; cursor: Part; now: Part }): Part {
  if (zoom) Object.assign(zoom, { whole, middle: now });
  useEffect(() => (zoom && svg.current ? listen(zoom, svg.current) : undefined), [zoom]);
  useLayoutEffect(() => {
    if (zoom?.part.peek()) zoom.show(showing(whole, zoom.seen, cursor));
  }, [zoom, cursor.x, cursor.y]);
  return zoom?.seen ?? whole;
}

function listen(zoom: Zoom, svg: SVGSVGElement): () => void {
  const stop = new AbortController();
  const on = { signal: stop.signal };
  zoom.svg = svg;
  const fingers = new Map<number, Point>();
  let touched = false;
  svg.addEventListener(
    "pointerdown",
    (event) => {
      touched = event.pointerType === "touch";
      if (event.pointerType !== "touch") return pan(zoom, event, fingers);
      fingers.set(event.pointerId, [event.clientX, event.clientY]);
      if (fingers.size === 2) pinch(zoom, fingers);
      else pan(zoom, event, fingers);
    },
    on,
  );
  for (const name of ["pointerup", "pointercancel"] as const) window.addEventListener(name, (event) => fingers.delete(event.pointerId), on);
  // Not by `touch-action`, which browsers don't heed within a drawing.
  svg.addEventListener("touchmove", (event) => event.touches.length === 1 && (event.target as Element).closest(".mine") && event.preventDefault(), { ...on, passive: false });
  svg.addEventListener("click", twice(zoom, () => touched), { ...on, capture: true });
  svg.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom.show(nearer(zoom.whole, zoom.seen, Math.exp(-event.deltaY / 200), zoom.at([event.clientX, event.clientY])));
    },
    { ...on, passive: false },
  );
  const stops = [
    effect(() => (carried.value && zoom.near.value ? follow(zoom, svg) : undefined)),
    effect(() => (carried.value?.byFinger ? untracked(() => comeNearer(zoom)) : undefined)),
  ];
  return () => {
    stop.abort();
    stops.forEach((still) => still());
    zoom.svg = null;
  };
}

/** Enlarge the board for a tile dragged by a finger if its squares are too small. Returns what to do when the tile is dropped. */
function comeNearer(zoom: Zoom): (() => void) | undefined {
  if (zoom.near.value || UNIT * zoom.scale >= SMALL) return undefined;
  zoom.turn();
  return zoom.returns ? () => zoom.show(zoom.whole) : undefined;
}

/** Two fingers zoom and pan. The point between them stays between them. */
function pinch(zoom: Zoom, fingers: Map<number, Point>): void {
  const stop = new AbortController();
  const [first, second] = [...fingers.keys()] as [number, number];
  const between = () => [fingers.get(first)!, fingers.get(second)!] as const;
  let before = between();
  const move = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, [event.clientX, event.clientY]);
    const now = between();
    const at = zoom.at(halfway(...now));
    const was = zoom.at(halfway(...before));
    const shifted = moved(zoom.whole, zoom.seen, was[0] - at[0], was[1] - at[1]);
    zoom.show(nearer(zoom.whole, shifted, distance(...now) / Math.max(1, distance(...before)), was));
    before = now;
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== first && event.pointerId !== second) return;
    stop.abort();
    swallowClick();
  };
  window.addEventListener("pointermove", move, { signal: stop.signal });
  for (const name of ["pointerup", "pointercancel"] as const) window.addEventListener(name, end, { signal: stop.signal, capture: true });
}

/** One finger on an empty place pans an enlarged board. */
function pan(zoom: Zoom, down: PointerEvent, fingers: ReadonlyMap<number, Point>): void {
  if (!zoom.near.peek() || down.button !== 0 || (down.target as Element).closest(".mine")) return;
  const stop = new AbortController();
  let [x, y] = [down.clientX, down.clientY];
  let begun = false;
  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId || fingers.size > 1) return;
    begun ||= Math.hypot(event.clientX - x, event.clientY - y) >= STARTS_AT;
    if (!begun) return;
    zoom.show(moved(zoom.whole, zoom.seen, (x - event.clientX) / zoom.scale, (y - event.clientY) / zoom.scale));
    [x, y] = [event.clientX, event.clientY];
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    stop.abort();
    if (begun) swallowClick();
  };
  window.addEventListener("pointermove", move, { signal: stop.signal });
  for (const name of ["pointerup", "pointercancel"] as const) window.addEventListener(name, end, { signal: stop.signal });
}

/** The second tap of a double tap zooms instead of tapping the square. A tap that lays a tile is never part of a double tap. */
function twice(zoom: Zoom, touched: () => boolean): (event: MouseEvent) => void {
  let last: { square: string | undefined; at: number } = { square: undefined, at: 0 };
  return (event) => {
    const square = (event.target as Element).closest<SVGElement>("[data-square]")?.dataset.square;
    if (zoom.lays()) {
      last = { square: undefined, at: 0 };
      return;
    }
    const again = square !== undefined && square === last.square && event.timeStamp - last.at < TWICE;
    last = { square: again ? undefined : square, at: event.timeStamp };
    if (!again || !touched()) return;
    event.stopPropagation();
    zoom.turn(zoom.at([event.clientX, event.clientY]));
  };
}

/** While a tile is dragged near an edge, pan the board under it. */
function follow(zoom: Zoom, svg: SVGSVGElement): () => void {
  let since: number | null = null;
  let frame = requestAnimationFrame(function step(now) {
    const box = svg.getBoundingClientRect();
    const [x, y] = point.peek();
    const within = x > box.left && x < box.right && y > box.top && y < box.bottom;
    const way = (from: number, to: number, at: number) => (at - from < EDGE ? -PACE : to - at < EDGE ? PACE : 0);
    const [right, down] = within ? [way(box.left, box.right, x), way(box.top, box.bottom, y)] : [0, 0];
    since = right || down ? (since ?? now) : null;
    if (since !== null && now - since > LINGERS) zoom.show(moved(zoom.whole, zoom.seen, right / zoom.scale, down / zoom.scale));
    frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}

function middle(part: Part): Point {
  return [part.x + part.width / 2, part.y + part.height / 2];
}

function halfway([x, y]: Point, [u, v]: Point): Point {
  return [(x + u) / 2, (y + v) / 2];
}

function distance([x, y]: Point, [u, v]: Point): number {
  return Math.hypot(x - u, y - v);
}
