/** What this browser stores of the games whose score it keeps: the book as it last saw it, and the lines that wait. */

import { BOOK } from "../../browser/books";
import type { Book, Command } from "../../wire.gen";

/** A line written down without a connection. `change` and `id` stay the same however often it is sent. */
export interface WaitingLine {
  readonly change: string;
  readonly id: string;
  readonly move: Command;
  /** The tiles that it lays, if they are known without the referee. */
  readonly tiles: Readonly<Record<string, string>>;
  /** Why the server can't accept it at all. */
  readonly problem?: string;
}

export interface Remembered {
  readonly book: Book | null;
  readonly waiting: readonly WaitingLine[];
}

const key = (table: string) => `${BOOK}${table}`;
const NOTHING: Remembered = { book: null, waiting: [] };

export function storedBook(table: string): Remembered {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(key(table)) ?? "{}") as Partial<Remembered>) };
  } catch {
    return NOTHING;
  }
}

/** Stores it, and returns whether that worked: a browser may have no space left, or allow none. */
export function remember(table: string, what: Remembered): boolean {
  try {
    localStorage.setItem(key(table), JSON.stringify(what));
    return true;
  } catch {
    return false;
  }
}

/** A unique identifier for a line or a change. */
export function newName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("");
}
