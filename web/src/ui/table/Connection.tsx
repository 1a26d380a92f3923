import type { LiveTable } from "../../net/live";
import { say } from "../../say";

/** Said only while the connection is lost; moves that wait are sent when it is back. */
export function Connection({ table }: { table: LiveTable }) {
  const lost = table.status.value === "lost";
  const problem = table.problem.value;
  return (
    <div role="status" class="connection">
      {lost && <p class="lost">{say("web-lost")}</p>}
      {!lost && problem && <p class="lost">{problem}</p>}
    </div>
  );
}
