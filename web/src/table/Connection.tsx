import { useEffect, useRef } from "preact/hooks";
import type { LiveTable } from "../net/live";
import { say } from "../say";
import { announce } from "../say/voice";

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
  return (
    <div class="connection">
      {lost && <p class="lost">{say("web-lost")}</p>}
      {table.status.value !== "closed" && !lost && problem && <p class="lost">{problem}</p>}
    </div>
  );
}
