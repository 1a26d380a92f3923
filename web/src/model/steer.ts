/** Where keys lead on a board of squares: to the ends of a row or a column, or to a corner. */

import { inside, parsePlace, type Square } from "./squares";

export const ARROWS: Readonly<Record<string, Square>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The square that somebody names, and the direction of a word if the name has one; null if the board has no such square. */
export function placeNamed(name: string, board: { readonly width: number; readonly height: number }): { square: Square; across: boolean } | null {
  if (!/^([A-Z]\d{1,2}|\d{1,2}[A-Z])$/.test(name)) return null;
  const place = parsePlace(name);
  return inside(place.square, board) ? place : null;
}

/** The square to which Home, End, Page up and Page down lead (with Ctrl Home and End: the corners); null for other keys. */
export function leap(key: string, ctrl: boolean, [x, y]: Square, width: number, height: number): Square | null {
  switch (key) {
    case "Home":
      return ctrl ? [0, 0] : [0, y];
    case "End":
      return ctrl ? [width - 1, height - 1] : [width - 1, y];
    case "PageUp":
      return [x, 0];
    case "PageDown":
      return [x, height - 1];
    default:
      return null;
  }
}
