/** Dragging a tile by mouse or finger. */

import { signal } from "@preact/signals";
import type { Target } from "../model/arrange";
import { sizeOf, type Tile } from "../model/tiles";

/** What is dragged: a slot of my rack, the face that it shows, and the square that it came from. */
export interface Carried {
  readonly slot: number;
  readonly face: Tile;
  readonly from: string | null;
  readonly byFinger?: boolean;
}

export const carried = signal<Carried | null>(null);
/** The square under the dragged tile. */
export const hovered = signal<string | null>(null);
/** The width of a square of the board, in pixels. */
export const unit = signal(0);
/** Where the dragged tile is drawn, in pixels of the window. */
export const point = signal<readonly [x: number, y: number]>([0, 0]);

const STARTS_AT = 6;
/** A finger hides what lies under it, so the tile is drawn this many pixels above it. */
const ABOVE_FINGER = 38;

/** Follow a pointer that went down on a tile, or that began to move one. A tap drops nothing and stays a click. */
export function grab(down: PointerEvent, what: Carried, drop: (target: Target) => void): void {
  if (down.type === "pointerdown" && down.button !== 0) return;
  const lift = down.pointerType === "touch" ? ABOVE_FINGER : 0;
  const stop = new AbortController();
  const listen = { signal: stop.signal };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
    if (!carried.value && far < STARTS_AT) return;
    event.preventDefault();
    if (!carried.value) begin({ ...what, byFinger: lift > 0 });
    point.value = [event.clientX, event.clientY - lift];
    const target = targetAt(point.value, what.face);
    hovered.value = target && "square" in target ? target.square : null;
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    stop.abort();
    if (!carried.value) return;
    carried.value = null;
    hovered.value = null;
    if (event.type === "pointerup") {
      swallowClick();
      drop(targetAt([event.clientX, event.clientY - lift], what.face));
    }
  };
  // With a second finger the board is zoomed, so the drag ends.
  const other = (event: PointerEvent) => {
    if (event.pointerId === down.pointerId) return;
    stop.abort();
    carried.value = null;
    hovered.value = null;
  };
  window.addEventListener("pointerdown", other, listen);
  window.addEventListener("pointermove", move, { ...listen, passive: false });
  window.addEventListener("pointerup", end, listen);
  window.addEventListener("pointercancel", end, listen);
}

function begin(what: Carried): void {
  unit.value = document.querySelector("main [data-square]")?.getBoundingClientRect().width ?? 0;
  carried.value = what;
}

/** Where a tile would be dropped: on the square under its top left corner. If that is off the board, on the square under its centre. */
function targetAt([x, y]: readonly [number, number], face: Tile): Target {
  const [w, h] = sizeOf(face);
  const square = squareAt(x - ((w - 1) / 2) * unit.value, y - ((h - 1) / 2) * unit.value) ?? squareAt(x, y);
  if (square) return { square };
  const rack = document.elementFromPoint(x, y)?.closest("[data-rack]");
  if (!rack) return null;
  const slots = [...rack.querySelectorAll<HTMLElement>("[data-slot]")];
  const next = slots.find((slot) => x < slot.getBoundingClientRect().left + slot.offsetWidth / 2);
  return { before: next ? Number(next.dataset.slot) : null };
}

function squareAt(x: number, y: number): string | undefined {
  return document.elementFromPoint(x, y)?.closest<SVGElement>("[data-square]")?.dataset.square;
}

/** Ignore the click that follows when a pointer goes up after dragging or tracing. */
export function swallowClick(): void {
  const over = new AbortController();
  const stop = { capture: true, signal: over.signal };
  const swallow = (event: Event) => {
    event.stopPropagation();
    over.abort();
  };
  window.addEventListener("click", swallow, stop);
  // If none came before the next press, later clicks count again.
  for (const next of ["pointerdown", "keydown"]) window.addEventListener(next, () => over.abort(), stop);
}
