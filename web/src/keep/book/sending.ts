/** Sends what waits in this browser, also while no score sheet is shown. */

import { keptBooks } from "../../browser/books";
import * as api from "../../net/api";
import { Scorekeeper } from "./keeper";

const keepers = new Map<string, Scorekeeper>();
/** The table whose sheet is shown: its page sends by itself. */
let shown: string | null = null;

/** Sends everything. What can't be sent yet is tried again after a while. */
export function sendKept(): void {
  for (const { table, waits } of keptBooks()) {
    if (table === shown || !waits) continue;
    keepers.get(table)?.close();
    const keeper = new Scorekeeper(table, api);
    keepers.set(table, keeper);
    void keeper.refresh();
  }
}

/** Leaves a table's sheet to its page, until the returned function is called. */
export function leaveToPage(table: string): () => void {
  keepers.get(table)?.close();
  keepers.delete(table);
  shown = table;
  return () => {
    if (shown === table) shown = null;
    sendKept();
  };
}
