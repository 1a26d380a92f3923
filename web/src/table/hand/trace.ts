/** Tracing a word with a finger or the mouse. Every tile that the pointer passes over is one more letter. */

import { grab, swallowClick } from "../../board/drag";
import type { Composer } from "../../composer/composer";

/** A composer whose words can be traced. */
type Tracing = Composer & { there(square: string): boolean; own(square: string): string; beginTrace(square: string): void; trace(square: string): void };

export function traceWith(composer: Tracing, from: string, down: PointerEvent, traced: () => void = () => {}): void {
  if (down.button !== 0 || composer.selected.value !== null) return;
  const stop = new AbortController();
  let begun = false;
  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const square = squareUnder(event);
    const under = square && composer.own(square);
    if (under === from && !begun) return;
    if (!begun && isCarrying(under)) return carry(event);
    if (under === undefined) return;
    if (!begun) composer.beginTrace(from);
    begun = true;
    composer.trace(under);
  };
  // A drag from a tile of mine to an empty place moves the tile.
  const isCarrying = (under: string | undefined) => composer.arranged.value.laid.has(from) && (under === undefined || !composer.there(under));
  const carry = (event: PointerEvent) => {
    stop.abort();
    const laid = composer.arranged.value.laid.get(from)!;
    grab(event, { slot: laid.slot, face: laid.face, from }, (target) => composer.drop(laid.slot, from, target));
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    stop.abort();
    if (!begun) return;
    swallowClick();
    traced();
  };
  // With a second finger the board is zoomed, so the trace ends.
  window.addEventListener("pointerdown", (event) => event.pointerId !== down.pointerId && stop.abort(), { signal: stop.signal });
  window.addEventListener("pointermove", move, { signal: stop.signal });
  window.addEventListener("pointerup", end, { signal: stop.signal });
  window.addEventListener("pointercancel", end, { signal: stop.signal });
}

function squareUnder(event: PointerEvent): string | undefined {
  return document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>("[data-square]")?.dataset.square;
}
