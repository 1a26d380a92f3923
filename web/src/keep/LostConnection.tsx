import { say } from "../say";
import type { Scorekeeper } from "./book/keeper";

/** Shown while the server can't be reached, and while lines wait for it or the table itself. It stands above the sheet: board and hand stay where they are when it
 * comes, under the finger that is about to tap. */
export function LostConnection({ keeper }: { keeper: Scorekeeper }) {
  const count = keeper.waiting.value.length;
  return (
    <div role="status" class="connection">
      {keeper.offline.value && (
        <p class="lost">
          {say("keep-offline", { count })} {keeper.unmade.value && say("keep-only-here")}
        </p>
      )}
      {keeper.forgetful.value && <p class="lost">{say("keep-forgetful")}</p>}
    </div>
  );
}
