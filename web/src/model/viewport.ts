/** The visible part of a drawing, in units of the drawing. It can be zoomed and moved, but never leaves the drawing. */

export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** No part is smaller than this share of the whole. */
const LEAST = 1 / 6;
/** A part that is hardly smaller than the whole becomes the whole. */
const WHOLE = 0.97;

/** The part after zooming in by `factor`; the point `at` stays in place. */
export function nearer(whole: Part, part: Part, factor: number, [x, y]: readonly [number, number]): Part {
  const share = Math.max(LEAST, part.width / factor / whole.width);
  if (share > WHOLE) return whole;
  const [width, height] = [whole.width * share, whole.height * share];
  const left = x - ((x - part.x) * width) / part.width;
  const top = y - ((y - part.y) * height) / part.height;
  return fittedInto(whole, { x: left, y: top, width, height });
}

export function moved(whole: Part, part: Part, right: number, down: number): Part {
  return fittedInto(whole, { ...part, x: part.x + right, y: part.y + down });
}

/** The part moved no farther than needed to make something visible. */
export function showing(whole: Part, part: Part, what: Part): Part {
  const right = Math.min(0, what.x - part.x) + Math.max(0, what.x + what.width - part.x - part.width);
  const down = Math.min(0, what.y - part.y) + Math.max(0, what.y + what.height - part.y - part.height);
  return right || down ? moved(whole, part, right, down) : part;
}

/** A part of the former whole, as a part of the present one. */
export function fittedInto(whole: Part, part: Part): Part {
  const [width, height] = [Math.min(part.width, whole.width), Math.min(part.height, whole.height)];
  const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);
  return {
    x: clamp(part.x, whole.x, whole.x + whole.width - width),
    y: clamp(part.y, whole.y, whole.y + whole.height - height),
    width,
    height,
  };
}
