import { useSignal } from "@preact/signals";
import { editionOf } from "../net/offer";
import { canSay, say, sayList, shownNumber } from "../say";
import { shownMoment } from "../say/moment";
import { editionName } from "../say/options";
import { Button } from "../widgets/Button";
import { ConfirmDialog } from "../widgets/ConfirmDialog";
import { Pause } from "../widgets/Pause";
import type { OperatorTable, OperatorView } from "../wire.gen";
import type { Doing } from "./doing";
import { type ShownList, useList } from "./listed";
import * as requests from "./requests";
import { Searched } from "./Searched";

/** The tables that changed last, or those that are looked for, without what is on them. */
export function ServerTables({ view, doing }: { view: OperatorView; doing: Doing }) {
  const removing = useSignal<string | null>(null);
  const list = useList({ ask: requests.allTables, id: (one) => one.name, tell: status, view });
  const chosen = removing.value;
  const found = list.shown.value;
  return (
    <Searched id="server-tables" heading={say("operator-tables")} label={say("operator-tables-find")} list={list} status={found ? status(found) : ""}>
      {found?.items.map((table) => (
        <li key={table.name}>
          <span class="operator-text">
            <b>{gameName(table)}</b>
            <Pause />
            {table.seats.length > 0 && (
              <span>
                {sayList(table.seats.map(seatName))}
                <Pause />
              </span>
            )}
            <span class="quiet-text">
              <code>{table.name}</code> · {say(`operator-phase-${table.phase}`)} · {shownMoment(table.changed)} · {say("operator-connected", { count: table.connections, shown: shownNumber(table.connections) })}
            </span>
          </span>
          <Button small kind="quiet" label={say("operator-named", { what: say("operator-remove"), name: table.name })} onClick={() => (removing.value = table.name)}>
            {say("operator-remove")}
          </Button>
        </li>
      ))}
      {chosen && (
        <ConfirmDialog text={say("operator-remove-which", { name: chosen })} more={say("operator-remove-more")} yes={say("operator-remove")} onClose={() => (removing.value = null)} onYes={() => doing(requests.removeTable(chosen))} />
      )}
    </Searched>
  );
}

function status({ sought, items }: ShownList<OperatorTable>): string {
  if (sought) return items.length ? say("operator-found", { count: items.length, shown: shownNumber(items.length), text: sought }) : say("operator-no-table-found", { text: sought });
  return say(items.length ? "operator-tables-newest" : "operator-no-tables");
}

function gameName({ game, edition }: OperatorTable): string {
  if (!game) return say("operator-damaged");
  const named = canSay(`screen-game-${game}`) ? say(`screen-game-${game}`) : game;
  const known = editionOf(game, edition);
  return known ? `${named} · ${say(`screen-language-${known.language}`)} · ${editionName(known)}` : `${named} · ${edition}`;
}

function seatName({ name, player }: OperatorTable["seats"][number]): string {
  const named = name || say("operator-nobody");
  return player === "person" ? named : say("operator-computer", { name: named });
}
