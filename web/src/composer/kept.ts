/** What I am composing at a table is kept in this tab. After a reload the rack has the same order and the tiles lie where they lay. */

import type { Arranged, LaidTile, Slot } from "../model/arrange";

/** What is kept; `more` holds what else the family's composer had in hand. */
export interface Kept {
  readonly slots: readonly Slot[];
  readonly laid: readonly (readonly [square: string, one: LaidTile])[];
  readonly more: Readonly<Record<string, unknown>>;
}

const key = (table: string, seat: number) => `rekje-hands-${table}-${seat}`;

export function keepHands(table: string, seat: number, arranged: Arranged, more: Kept["more"]): void {
  const kept: Kept = { slots: arranged.slots, laid: [...arranged.laid], more };
  try {
    sessionStorage.setItem(key(table, seat), JSON.stringify(kept));
  } catch {
    // If the browser's storage is full, the composition is lost on a reload.
  }
}

/** What was kept for a seat; null if there is nothing or it can't be read. */
export function keptHands(table: string, seat: number): { arranged: Arranged; more: Kept["more"] } | null {
  try {
    const { slots, laid, more } = JSON.parse(sessionStorage.getItem(key(table, seat)) ?? "") as Kept;
    const next = Math.max(0, ...slots.map((slot) => slot.id)) + 1;
    return { arranged: { slots, laid: new Map(laid), next }, more };
  } catch {
    return null;
  }
}
