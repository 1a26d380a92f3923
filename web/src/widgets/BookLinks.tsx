import type { KeptBook } from "../browser/books";
import { say, sayList } from "../say";

/** Links to score sheets that this browser keeps, by who plays there. */
export function BookLinks({ books }: { books: readonly KeptBook[] }) {
  return (
    <ul>
      {books.map(({ table, names }) => (
        <li key={table}>
          <a href={`/keep/${encodeURIComponent(table)}`} data-within>
            {say("web-away-book", { names: sayList([...names]) })}
          </a>
        </li>
      ))}
    </ul>
  );
}
