/** Squares and their names, as on the server: `H8` is column H, row 8; beyond A1–Z99 a square is named by its numbers. */

export type Square = readonly [x: number, y: number];

export function squareName([x, y]: Square): string {
  return x >= 0 && x < 26 && y >= 0 && y < 99 ? `${columnName(x)}${y + 1}` : `${x},${y}`;
}

export function parseSquare(name: string): Square {
  const comma = name.indexOf(",");
  if (comma > 0) return [Number(name.slice(0, comma)), Number(name.slice(comma + 1))];
  return [name.charCodeAt(0) - 65, Number(name.slice(1)) - 1];
}

export function columnName(x: number): string {
  return String.fromCharCode(65 + x);
}

/** Where a word starts and which way it runs: `8D` across, `D8` down. */
export function placeName([x, y]: Square, across: boolean): string {
  return across ? `${y + 1}${columnName(x)}` : `${columnName(x)}${y + 1}`;
}

/** The inverse of `placeName`. */
export function parsePlace(text: string): { square: Square; across: boolean } {
  const across = /^\d/.test(text);
  const row = parseInt(text.replace(/\D/g, ""), 10) - 1;
  const column = text.replace(/\d/g, "").charCodeAt(0) - 65;
  return { square: [column, row], across };
}

/** Whether a board of this size has such a square. */
export function inside([x, y]: Square, { width, height }: { readonly width: number; readonly height: number }): boolean {
  return x >= 0 && y >= 0 && x < width && y < height;
}

export function step([x, y]: Square, across: boolean, by = 1): Square {
  return across ? [x + by, y] : [x, y + by];
}
