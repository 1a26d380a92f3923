/** The score sheets that this browser keeps (web/src/keep/book/store.ts writes them), so that they can be found without a connection. */

export const BOOK = "rekje-book-";

/** A kept score sheet: its table, and who plays there. */
interface KeptBook {
  readonly table: string;
  readonly names: readonly string[];
}

export function keptBooks(): KeptBook[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(BOOK) ? kept(key) : []));
  } catch {
    return [];
  }
}

function kept(key: string): KeptBook[] {
  try {
    const { book } = JSON.parse(localStorage.getItem(key) ?? "{}") as { book?: { view?: { outcome: unknown; seats: { name: string }[] } } };
    return book?.view && !book.view.outcome ? [{ table: key.slice(BOOK.length), names: book.view.seats.map((seat) => seat.name) }] : [];
  } catch {
    return [];
  }
}
