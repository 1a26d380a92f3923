import { useEffect } from "preact/hooks";
import { path } from "../browser/router";
import { keptBooks } from "../browser/books";
import { lookForServer, unreachable } from "../net/api";
import { say } from "../say";
import { BookLinks } from "./BookLinks";

/** Milliseconds after which the page asks anew whether the server is back. */
const EVERY = 5_000;

/** Without a connection: says so, and what works all the same, until it is back. A table and a score sheet have their own words for it. */
export function Offline() {
  const shown = unreachable.value && !/^\/(?:t|keep)\/./.test(path.value);
  useEffect(() => {
    if (!shown) return undefined;
    const look = () => void lookForServer();
    const timer = setInterval(look, EVERY);
    window.addEventListener("online", look);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", look);
    };
  }, [shown]);
  if (!shown) return null;
  const books = keptBooks().filter((one) => !one.over);
  return (
    <div class="card offline" role="status">
      <strong>{say("web-away-offline")}</strong>
      <p>{say("web-away-waits")}</p>
      {books.length > 0 && (
        <>
          <p>{say("web-away-books")}</p>
          <BookLinks books={books} />
        </>
      )}
    </div>
  );
}
