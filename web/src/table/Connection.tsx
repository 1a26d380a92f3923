import { useEffect, useRef } from "preact/hooks";
import { narrow } from "../browser/screen";
import type { LiveTable } from "../net/live";
import { say } from "../say";
import { announce } from "../say/voice";

/** What is wrong with the connection, or with what was sent; empty if nothing is. */
export function wrongWith(table: LiveTable): string {
  const status = table.status.value;
  return status === "lost" ? say("web-lost") : status === "closed" ? "" : table.problem.value;
}

/** Shows that the connection is lost, or what went wrong. Moves that wait are sent once the connection is back. */
export function Connection({ table }: { table: LiveTable }) {
  const lost = table.status.value === "lost";
  const problem = table.problem.value;
  const missed = useRef(false);
  useEffect(() => {
    if (lost) announce(say("web-lost"), { now: true });
    else if (missed.current && table.status.peek() === "open") announce(say("spoken-connected"));
    missed.current = lost;
  }, [lost]);
  useEffect(() => announce(problem, { now: true }), [problem]);
  // On a narrow screen it stands between the board and my tiles (Talk).
  const wrong = narrow.value && table.view.value ? "" : wrongWith(table);
  return <div class="connection">{wrong && <p class="lost">{wrong}</p>}</div>;
}
