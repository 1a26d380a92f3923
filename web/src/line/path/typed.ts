/** Typed lays of tiles of many sizes: `R3x2 D4 RAT`, `+R D4` for a free letter, or words alone. */

import { FREE, isFree, plainTile } from "../../model/pieces";
import type { Slot } from "../../model/arrange";
import { faceOf, isToken, sizeOf, spell } from "../../model/tiles";

export interface TypedTile {
  readonly letter: string;
  /** Width and height, where they were typed. */
  readonly size: string | null;
  readonly free: boolean;
  readonly at: string;
}

export interface TypedLay {
  readonly tiles: readonly TypedTile[];
  readonly words: readonly string[];
}

const SQUARE = /^[a-z][1-9]\d?$/i;
const LETTER = /^(\+?)(\p{L}{1,2})(?:(\d)[x×](\d))?$/u;

/** A line as letters, each with its square before or after it, and then words; null for anything else. */
export function splitLay(line: string, faces: readonly string[]): TypedLay | null {
  let parts = line.trim().split(/\s+/);
  const tiles: TypedTile[] = [];
  for (let tile = readTile(parts, faces); tile; tile = readTile(parts, faces)) {
    tiles.push(tile);
    parts = parts.slice(2);
  }
  const words = parts.filter(Boolean).map((part) => spell(part, faces));
  const fine = words.every((word) => /^[\p{L}[\]'’-]{2,}$/u.test(word));
  return fine && tiles.length + words.length ? { tiles, words } : null;
}

function readTile([one = "", other = ""]: readonly string[], faces: readonly string[]): TypedTile | null {
  const [text, at] = SQUARE.test(other) ? [one, other] : [other, one];
  const found = LETTER.exec(text);
  const letter = found && spell(found[2]!, faces);
  if (!letter || !SQUARE.test(at) || !faces.includes(letter)) return null;
  return { letter, size: found[3] ? `${found[3]}×${found[4]}` : null, free: Boolean(found[1]), at: at.toUpperCase() };
}

/** Which of my tiles, or of the free ones, are meant; each size once. */
export function tilesMeant(slots: readonly Slot[], { letter, size, free }: Pick<TypedTile, "letter" | "size" | "free">): Slot[] {
  const fits = slots.filter(({ tile }) => isFree(tile) === free && !isToken(plainTile(tile)) && faceOf(plainTile(tile)) === letter && (!size || sizeText(tile) === size));
  return fits.filter((slot, index) => fits.findIndex((one) => sizeText(one.tile) === sizeText(slot.tile)) === index);
}

/** The blank token of mine with a size, or any if none was typed. */
export function tokensMeant(slots: readonly Slot[], size: string | null): Slot[] {
  return slots.filter(({ tile }) => isToken(tile) && (!size || sizeText(tile) === size));
}

export const sizeText = (tile: string): string => sizeOf(tile.replace(FREE, "")).join("×");

/** A size as it is typed: `3x2` or `3×2`; null for anything else. */
export function readSize(typed: string): string | null {
  const found = /^(\d)[x×](\d)$/i.exec(typed);
  return found && `${found[1]}×${found[2]}`;
}
