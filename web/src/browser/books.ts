/** The score sheets that this browser keeps (web/src/keep/book/store.ts writes them), so that they can be found without a connection. */

export const BOOK = "rekje-book-";

/** A kept score sheet: its table, and who plays there. */
export interface KeptBook {
  readonly table: string;
  readonly names: readonly string[];
  readonly over: boolean;
  /** Whether some of it, or all, isn't on the server yet. */
  readonly waits: boolean;
}

export function keptBooks(): KeptBook[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(BOOK) ? kept(key) : []));
  } catch {
    return [];
  }
}

/** Removes all of them from this browser. */
export function forgetBooks(): void {
  for (const { table } of keptBooks()) localStorage.removeItem(BOOK + table);
}

function kept(key: string): KeptBook[] {
  try {
    const { book, waiting, unmade } = JSON.parse(localStorage.getItem(key) ?? "{}") as { book?: { view?: { outcome: unknown; seats: { name: string }[] } }; waiting?: { problem?: string }[]; unmade?: unknown };
    // A line that the server can't take is only shown on its sheet.
    const waits = Boolean(unmade) || Boolean(waiting?.some((line) => line.problem === undefined));
    return book?.view ? [{ table: key.slice(BOOK.length), names: book.view.seats.map((seat) => seat.name), over: Boolean(book.view.outcome), waits }] : [];
  } catch {
    return [];
  }
}
