import { useSignal } from "@preact/signals";
import type { LiveTable } from "../net/live";
import { problemText } from "../net/problem";
import { learn, say } from "../say";
import { Button } from "../widgets/Button";
import { Trouble } from "../widgets/Trouble";
import { SEATS } from "./sentences";
import * as requests from "./requests";

await learn(SEATS);

/** Whether everybody on this server may sit down here or watch: its host says so before the game, and can end it. */
export function OpenToAll({ table }: { table: LiveTable }) {
  const trouble = useSignal("");
  const opening = table.opening.value;
  const told = (asked: Promise<unknown>) => {
    trouble.value = "";
    asked.catch((problem: unknown) => (trouble.value = problemText(problem)));
  };
  const waits = !table.view.value;
  if (!opening && !(waits && table.host.value && table.lobby.value)) return null;
  if (!table.host.value || !waits) {
    if (!opening!.watch) return null;
    return table.host.value ? <Closing onClose={() => told(requests.closeTable(table.name))} trouble={trouble.value} /> : <p class="quiet-text">{say("seats-opened-watch")}</p>;
  }
  const open = (change: { play?: boolean; watch?: boolean }) => {
    const { play = false, watch = false, least = null, most = null } = opening ?? {};
    told(requests.openTable(table.name, { play, watch, least, most, ...change }));
  };
  return (
    <fieldset class="open-to-all">
      <legend>{say("seats-open-to-all")}</legend>
      <label class="check">
        <input type="checkbox" checked={opening?.play ?? false} onChange={(event) => open({ play: event.currentTarget.checked })} />
        {say("seats-open-play")}
      </label>
      <label class="check">
        <input type="checkbox" checked={opening?.watch ?? false} onChange={(event) => open({ watch: event.currentTarget.checked })} />
        {say("seats-open-watch")}
      </label>
      <p class="quiet-text">{say("seats-open-about")}</p>
      <Trouble text={trouble.value} />
    </fieldset>
  );
}

/** While it is played: anybody may watch, until the host ends it. */
function Closing({ onClose, trouble }: { onClose: () => void; trouble: string }) {
  return (
    <>
      <p class="quiet-text">{say("seats-opened-watch")}</p>
      <Button small kind="quiet" icon="cross" onClick={onClose}>
        {say("seats-close-to-all")}
      </Button>
      <Trouble text={trouble} />
    </>
  );
}
