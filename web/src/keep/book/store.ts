/** What this browser stores of the games whose score it keeps: the book as it last saw it, and the lines that wait. */

import { BOOK, keptBooks } from "../../browser/books";
import type { Book, Command, NewTable } from "../../wire.gen";

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

/** A table that the server has yet to make: its sheet was begun without a connection. */
export interface UnmadeTable {
  /** What is asked for, with the key by which it is made once. */
  readonly wish: NewTable;
  /** Why the server doesn't make it. */
  readonly problem?: string;
}

export interface Remembered {
  readonly book: Book | null;
  readonly waiting: readonly WaitingLine[];
  readonly unmade: UnmadeTable | null;
}

/** The name under which a sheet is stored. */
export const bookKey = (table: string) => `${BOOK}${table}`;
const NOTHING: Remembered = { book: null, waiting: [], unmade: null };

export function storedBook(table: string): Remembered {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(bookKey(table)) ?? "{}") as Partial<Remembered>) };
  } catch {
    return NOTHING;
  }
}

/** Stores it, and returns whether that worked: a browser may have no space left, or allow none. */
export function remember(table: string, what: Remembered): boolean {
  try {
    localStorage.setItem(bookKey(table), JSON.stringify(what));
    return true;
  } catch {
    return false;
  }
}

/** Whether anything is stored of a sheet. */
export function isStored(table: string): boolean {
  return localStorage.getItem(bookKey(table)) !== null;
}

/** Removes a sheet from this browser. */
export function forgetBook(table: string): void {
  localStorage.removeItem(bookKey(table));
}

/** Tables whose sheets are only in this browser, with their players. */
export function unmadeBooks(): ReturnType<typeof keptBooks> {
  return keptBooks().filter(({ table }) => storedBook(table).unmade);
}

/** A unique identifier for a line or a change. */
export function newName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("");
}
