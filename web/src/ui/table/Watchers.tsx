import { useSignal } from "@preact/signals";
import type { LiveTable } from "../../net/live";
import { say } from "../../say";
import { Button } from "../Button";
import { Invite } from "./Waiting";

/** Who looks on, and the link with which others can. */
export function Watchers({ table }: { table: LiveTable }) {
  const asked = useSignal(false);
  return (
    <section class="watchers">
      <p>{say("web-watching", { count: table.watching.value })}</p>
      {asked.value ? (
        <Invite table={table} seat={null} />
      ) : (
        <Button small icon="eye" onClick={() => (asked.value = true)}>
          {say("web-invite-watch")}
        </Button>
      )}
    </section>
  );
}
