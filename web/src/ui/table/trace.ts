/** Tracing a word with a finger or the mouse: every tile that is passed over is a letter more. */

import type { WalkDesk } from "../../desk/walk";

export function traceWith(desk: WalkDesk, from: string, down: PointerEvent): void {
  if (down.button !== 0 || desk.selected.value !== null) return;
  const stop = new AbortController();
  let begun = false;
  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>("[data-square]")?.dataset.square;
    if (!under || (under === from && !begun)) return;
    if (!begun) desk.beginTrace(from);
    begun = true;
    desk.trace(under);
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    stop.abort();
    if (begun) swallow();
  };
  window.addEventListener("pointermove", move, { signal: stop.signal });
  window.addEventListener("pointerup", end, { signal: stop.signal });
  window.addEventListener("pointercancel", end, { signal: stop.signal });
}

/** The click that follows is part of the tracing. */
function swallow(): void {
  const stop = (event: Event) => event.stopPropagation();
  window.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", stop, { capture: true }), 50);
}
