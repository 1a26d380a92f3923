/** Letters as the scorekeeper types them, split into the box's tiles: a capital, or a small letter for a blank. */

import { asHeld, BLANK, spell, type Tile } from "../../model/tiles";

/** Text as tiles. A face of two letters is one tile if the box has it; small letters count as capitals. */
export function tilesOf(text: string, faces: readonly string[]): Tile[] {
  const long = faces.filter((face) => [...face].length > 1);
  const tiles: Tile[] = [];
  const letters = [...spelled(text, faces)];
  while (letters.length) {
    const wide = long.find((face) => letters.join("").startsWith(face));
    if (wide) letters.splice(0, [...wide].length);
    tiles.push(wide ?? letters.shift()!);
  }
  return tiles;
}

/** What was typed, in the letters of the box, without characters that aren't letters. */
export function spelled(text: string, faces: readonly string[]): string {
  return spell(text, faces).replace(/[^\p{L}]/gu, "");
}

/** A word that somebody opens with: null for a dash or nothing, undefined for what can't be read as a word. */
export function openingWord(text: string, faces: readonly string[]): string | null | undefined {
  const told = text.trim();
  if (/^[–—-]?$/u.test(told)) return null;
  return /^[\p{L}'’-]+$/u.test(told) ? spelled(told, faces) || undefined : undefined;
}

/** The words of a line, whichever separators stand between them. */
export function wordsOf(text: string, faces: readonly string[]): string[] {
  const words = text.split(/[\s,;.+/]+/).map((word) => spelled(word, faces));
  return [...new Set(words.filter(Boolean))];
}

/** Tiles left on a rack, as typed: letters, and `?` for a blank. */
export function rackOf(text: string, faces: readonly string[]): Tile[] {
  return text.split(/([?*])/).flatMap((part) => (part === "?" || part === "*" ? [BLANK] : tilesOf(part, faces)));
}

/** A tile as it lies on the board: a blank is its letter in lower case. */
export function laidTile(face: Tile, blank: boolean): Tile {
  return blank ? face.toLowerCase() : asHeld(face) === BLANK ? face.toUpperCase() : face;
}
