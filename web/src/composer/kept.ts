/** What my hands hold at a table, kept in this tab: a page that is loaded again finds the rack in its order and the tiles where they lay. */

import type { Arranged, Laid, Slot } from "../model/arrange";

/** What is kept of them; `more`: what else this kind of hands was composing. */
export interface Kept {
  readonly slots: readonly Slot[];
  readonly laid: readonly (readonly [square: string, one: Laid])[];
  readonly more: Readonly<Record<string, unknown>>;
}

const key = (table: string, seat: number) => `rekje-hands-${table}-${seat}`;

export function keepHands(table: string, seat: number, arranged: Arranged, more: Kept["more"]): void {
  const kept: Kept = { slots: arranged.slots, laid: [...arranged.laid], more };
  try {
    sessionStorage.setItem(key(table, seat), JSON.stringify(kept));
  } catch {
    // A browser without room forgets it when the page is left.
  }
}

/** As it was left here, if it was; what can't be read was not. */
export function keptHands(table: string, seat: number): { arranged: Arranged; more: Kept["more"] } | null {
  try {
    const { slots, laid, more } = JSON.parse(sessionStorage.getItem(key(table, seat)) ?? "") as Kept;
    const next = Math.max(0, ...slots.map((slot) => slot.id)) + 1;
    return { arranged: { slots, laid: new Map(laid), next }, more };
  } catch {
    return null;
  }
}
