import { useEffect } from "preact/hooks";
import { announce } from "../../aloud/voice";
import type { LiveTable } from "../../net/live";
import { say } from "../../say";

/** Said only while the connection is lost; moves that wait are sent when it is back. */
export function Connection({ table }: { table: LiveTable }) {
  const lost = table.status.value === "lost";
  const problem = table.problem.value;
  useEffect(() => {
    if (lost) announce(say("web-lost"), { now: true });
    return () => void (lost && announce(say("aloud-connected")));
  }, [lost]);
  useEffect(() => announce(problem, { now: true }), [problem]);
  return (
    <div class="connection">
      {lost && <p class="lost">{say("web-lost")}</p>}
      {!lost && problem && <p class="lost">{problem}</p>}
    </div>
  );
}
