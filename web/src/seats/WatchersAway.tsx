import { useSignal } from "@preact/signals";
import type { LiveTable } from "../net/live";
import { learn, say } from "../say";
import { Button } from "../widgets/Button";
import { ConfirmDialog } from "../widgets/ConfirmDialog";
import { SEATS } from "./sentences";
import * as requests from "./requests";

await learn(SEATS);

/** The host sends away all who watch. */
export function WatchersAway({ table }: { table: LiveTable }) {
  const asking = useSignal(false);
  return (
    <>
      <Button small kind="quiet" onClick={() => (asking.value = true)}>
        {say("seats-watchers-away")}
      </Button>
      {asking.value && (
        <ConfirmDialog text={say("seats-watchers-away-ask")} more={say("seats-watchers-away-more")} yes={say("seats-watchers-away")} onClose={() => (asking.value = false)} onYes={() => void requests.sendWatchersAway(table.name)} />
      )}
    </>
  );
}
