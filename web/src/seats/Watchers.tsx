import { useSignal } from "@preact/signals";
import type { LiveTable } from "../net/live";
import { say } from "../say";
import { Button } from "../widgets/Button";
import { ConfirmDialog } from "../widgets/ConfirmDialog";
import { Lazy } from "../widgets/Lazy";
import { Invite } from "./Invite";
import * as requests from "./requests";

/** Who looks on, the link with which others can, and an end to all links. */
export function Watchers({ table }: { table: LiveTable }) {
  const asked = useSignal(false);
  const revoking = useSignal(false);
  const streams = useSignal(false);
  return (
    <section class="watchers">
      <p>{say("web-watching", { count: table.watching.value })}</p>
      {(table.opening.value || (table.host.value && table.lobby.value && !table.view.value)) && (
        <Lazy load={() => import("./OpenToAll")}>{({ OpenToAll }) => <OpenToAll table={table} />}</Lazy>
      )}
      {asked.value ? (
        <Invite table={table} seat={null} label={say("web-invite-watch")} />
      ) : (
        <Button small icon="eye" onClick={() => (asked.value = true)}>
          {say("web-invite-watch")}
        </Button>
      )}
      {(table.held.value.length > 0 || table.host.value) && (
        <details onToggle={(event) => (streams.value ||= event.currentTarget.open)}>
          <summary>{say("web-stream")}</summary>
          {streams.value && <Lazy load={() => import("./StreamPanel")}>{({ StreamPanel }) => <StreamPanel table={table} />}</Lazy>}
        </details>
      )}
      {table.host.value && (
        <Button small kind="quiet" icon="cross" onClick={() => (revoking.value = true)}>
          {say("web-revoke")}
        </Button>
      )}
      {table.host.value && table.watching.value > 0 && (
        <Lazy load={() => import("./WatchersAway")}>{({ WatchersAway }) => <WatchersAway table={table} />}</Lazy>
      )}
      {revoking.value && (
        <ConfirmDialog text={say("web-revoke-title")} more={say("web-ask-revoke")} yes={say("web-revoke")} onClose={() => (revoking.value = false)} onYes={() => void requests.revokeLinks(table.name)} />
      )}
    </section>
  );
}
