/**
 * How I have arranged my tiles: the order of my rack, and the tiles I have put on the board without sending them. Nothing
 * here is a rule. When the table changes, only what can't stay is moved.
 */

import { BLANK, isBlank, type Tile } from "./tiles";

/** A place on my rack. `id` stays the same as long as the tile is mine. */
export interface Slot {
  readonly id: number;
  readonly tile: Tile;
}

/** A tile of mine on the board, not sent yet: the slot it came from, and the face that it shows. */
export interface LaidTile {
  readonly slot: number;
  readonly face: Tile;
}

export interface Arranged {
  readonly slots: readonly Slot[];
  /** The tiles by their squares, in the order in which they were put there. */
  readonly laid: ReadonlyMap<string, LaidTile>;
  readonly next: number;
}

export const NOTHING: Arranged = { slots: [], laid: new Map(), next: 1 };

/** The same arrangement, adapted to the current rack and board. */
export function reconcile(before: Arranged, rack: readonly Tile[], taken: (square: string) => boolean): Arranged {
  const left = [...rack];
  const kept = before.slots.filter((slot) => takeOut(left, slot.tile));
  let next = before.next;
  const slots = [...kept, ...left.map((tile) => ({ id: next++, tile }))];
  const mine = new Set(slots.map((slot) => slot.id));
  const laid = new Map([...before.laid].filter(([square, one]) => mine.has(one.slot) && !taken(square)));
  const same = slots.length === before.slots.length && next === before.next && laid.size === before.laid.size;
  return same ? before : { slots, laid, next };
}

export function takeOut(tiles: Tile[], tile: Tile): boolean {
  const at = tiles.indexOf(tile);
  if (at >= 0) tiles.splice(at, 1);
  return at >= 0;
}

/** The slots whose tiles are still on the rack. */
export function onRack(arranged: Arranged): Slot[] {
  const away = new Set([...arranged.laid.values()].map((one) => one.slot));
  return arranged.slots.filter((slot) => !away.has(slot.id));
}

/** Puts a tile of mine on a square, from the rack or from another square. A tile of mine that lay there goes back to the rack. */
export function lay(arranged: Arranged, slot: number, square: string, face: Tile): Arranged {
  const others = [...arranged.laid].filter(([at, one]) => at !== square && one.slot !== slot);
  return { ...arranged, laid: new Map([...others, [square, { slot, face }]]) };
}

export function takeBack(arranged: Arranged, square: string): Arranged {
  const laid = new Map(arranged.laid);
  laid.delete(square);
  return { ...arranged, laid };
}

export function recall(arranged: Arranged): Arranged {
  return arranged.laid.size ? { ...arranged, laid: new Map() } : arranged;
}

/** Moves a slot before another one (null: to the end). */
export function moveSlot(arranged: Arranged, slot: number, before: number | null): Arranged {
  const moved = arranged.slots.find((one) => one.id === slot);
  if (!moved || slot === before) return arranged;
  const rest = arranged.slots.filter((one) => one.id !== slot);
  const at = before === null ? rest.length : rest.findIndex((one) => one.id === before);
  return { ...arranged, slots: [...rest.slice(0, at), moved, ...rest.slice(at)] };
}

export function shuffle(arranged: Arranged, random: () => number = Math.random): Arranged {
  const slots = [...arranged.slots];
  for (let i = slots.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [slots[i], slots[j]] = [slots[j]!, slots[i]!];
  }
  return { ...arranged, slots };
}

export function sortRack(arranged: Arranged, order: (tile: Tile) => number): Arranged {
  return { ...arranged, slots: [...arranged.slots].sort((a, b) => order(a.tile) - order(b.tile)) };
}

/** The slot to use for a typed letter, and the face it shows: a tile of that letter if there is one, otherwise a blank. */
export function slotFor(arranged: Arranged, letter: string): { slot: number; face: Tile } | null {
  const free = onRack(arranged);
  const own = free.find((slot) => slot.tile === letter) ?? free.find((slot) => slot.tile.length > 1 && slot.tile.startsWith(letter) && !isBlank(slot.tile));
  if (own) return { slot: own.id, face: own.tile };
  const blank = free.find((slot) => slot.tile === BLANK);
  return blank ? { slot: blank.id, face: letter.toLowerCase() } : null;
}

/** Where a tile was let go: on a square, on the rack before a slot (null: at its end), or nowhere. */
export type Target = { square: string } | { before: number | null } | null;
