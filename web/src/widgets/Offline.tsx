import { path } from "../browser/router";
import { keptBooks } from "../browser/books";
import { unreachable } from "../net/api";
import { say, sayList } from "../say";

/** Without a connection: says so, and what works all the same. A table and a score sheet have their own words for it. */
export function Offline() {
  if (!unreachable.value || /^\/(?:t|keep)\/./.test(path.value)) return null;
  const books = keptBooks();
  return (
    <div class="card offline" role="status">
      <strong>{say("web-away-offline")}</strong>
      <p>{say("web-away-waits")}</p>
      {books.length > 0 && (
        <>
          <p>{say("web-away-books")}</p>
          <ul>
            {books.map(({ table, names }) => (
              <li key={table}>
                <a href={`/keep/${encodeURIComponent(table)}`} data-within>
                  {say("web-away-book", { names: sayList([...names]) })}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
