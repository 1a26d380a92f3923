/** Tiles in tile notation: `A`, `?` a blank, `a` a blank standing for A, `IJ` one tile of two letters, `_` unknown. */

export type Tile = string;

export const BLANK = "?";
export const UNKNOWN = "_";

/** `"TA[IJ]s?"` → `["T", "A", "IJ", "s", "?"]`. */
export function splitTiles(text: string): Tile[] {
  return (text.match(/\[[^\]]*\]|[^[\]]/gu) ?? []).map((part) => (part.length > 1 && part[0] === "[" ? part.slice(1, -1) : part));
}

export function joinTiles(tiles: Iterable<Tile>): string {
  return Array.from(tiles, (tile) => ([...tile].length === 1 ? tile : `[${tile}]`)).join("");
}

export function isBlank(tile: Tile): boolean {
  return tile.startsWith(BLANK) || tile !== tile.toUpperCase();
}

/** The letter a laid tile shows: `a` → `A`. */
export function letterOf(tile: Tile): string {
  return faceOf(tile).toUpperCase();
}

/** The tile as it stands on a rack: a named blank is a blank again. */
export function asHeld(tile: Tile): Tile {
  return tile !== tile.toUpperCase() ? BLANK : tile;
}

/** A word as people read it, without brackets and marks for blanks. */
export function plainWord(notation: string): string {
  return splitTiles(notation).map(letterOf).join("");
}

/** The face of a tile that has a size: `R3×2` → `R`. */
export function faceOf(tile: Tile): string {
  return tile.replace(/\d+×\d+$/u, "");
}

/** Width and height of a tile in squares; one by one where it has no size of its own. */
export function sizeOf(tile: Tile): readonly [number, number] {
  const match = /(\d+)×(\d+)$/u.exec(tile);
  return match ? [Number(match[1]), Number(match[2])] : [1, 1];
}

/** A blank token: no letter, whatever its size. */
export function isToken(tile: Tile): boolean {
  return tile.startsWith(BLANK);
}

const WRITTEN_OUT: Record<string, string> = { Œ: "OE", Æ: "AE" };

/** The letters of a box in the order of its alphabet; `german`: umlauts that it lacks are written out. */
export interface Faces extends ReadonlyArray<string> {
  readonly german?: boolean;
}

export function facesOf({ letters, language }: { readonly letters: object; readonly language: string }): Faces {
  return Object.assign(Object.keys(letters), { german: language === "de" });
}

/** A word as people type it, in capitals and without the accents that a box's letters lack. */
export function spell(text: string, faces: Faces): string {
  const plain = (letter: string) => {
    if (faces.includes(letter)) return letter;
    return WRITTEN_OUT[letter] ?? letter.normalize("NFD").replace(/^([AOU])\u0308/u, faces.german ? "$1E" : "$1").replace(/\p{M}/gu, "");
  };
  return [...text.normalize("NFC").trim().toUpperCase()].map(plain).join("");
}

/** The tile that stands for a person: the first letter of the name. */
export function initialOf(name: string): Tile {
  return [...name.toUpperCase()].find((sign) => /\p{L}/u.test(sign)) ?? "";
}
