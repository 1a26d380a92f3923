import { useSignal } from "@preact/signals";
import * as api from "../net/api";
import { say, shownNumber } from "../say";
import { shownMoment } from "../say/moment";
import { Button } from "../widgets/Button";
import { ConfirmDialog } from "../widgets/ConfirmDialog";
import type { OperatorView } from "../wire.gen";
import type { Doing } from "./doing";

/** The tables that changed last, without what is on them. */
export function ServerTables({ view, doing }: { view: OperatorView; doing: Doing }) {
  const removing = useSignal<string | null>(null);
  const chosen = removing.value;
  return (
    <section class="card">
      <h2>{say("operator-tables")}</h2>
      <ul class="reports server-tables">
        {view.newest.map((table) => (
          <li key={table.name} class="server-table">
            <code>{table.name}</code>
            <span>{say(`operator-phase-${table.phase}`)}</span>
            <span class="quiet-text">
              {shownMoment(table.changed)} · {say("operator-connected", { count: table.connections, shown: shownNumber(table.connections) })}
            </span>
            <Button small kind="quiet" label={say("operator-named", { what: say("operator-remove"), name: table.name })} onClick={() => (removing.value = table.name)}>
              {say("operator-remove")}
            </Button>
          </li>
        ))}
      </ul>
      {chosen && (
        <ConfirmDialog text={say("operator-remove-which", { name: chosen })} more={say("operator-remove-more")} yes={say("operator-remove")} onClose={() => (removing.value = null)} onYes={() => doing(api.removeTable(chosen))} />
      )}
    </section>
  );
}
