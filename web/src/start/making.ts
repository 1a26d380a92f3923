/** Making a new table. */

import { type Signal, useSignal } from "@preact/signals";
import { keepLinks } from "../browser/links";
import { go } from "../browser/router";
import * as api from "../net/api";
import { problemText } from "../net/problem";
import type { NewTable, TableMade } from "../wire.gen";

interface Making {
  /** What is wrong, as a sentence. */
  readonly trouble: Signal<string>;
  readonly busy: Signal<boolean>;
  readonly start: (event: Event) => void;
}

/** Make a table of what was wished for, keep its invitations, and go to its page, which is `folder` with its name. */
export function useMaking(wish: () => NewTable | Promise<NewTable>, folder: string, makeTable: (wish: NewTable) => Promise<Pick<TableMade, "table" | "links">> = api.makeTable): Making {
  const trouble = useSignal("");
  const busy = useSignal(false);
  const make = async () => {
    if (busy.value) return;
    busy.value = true;
    trouble.value = "";
    try {
      const made = await makeTable(await wish());
      keepLinks(made.table, made.links);
      go(`${folder}/${made.table}`);
    } catch (problem) {
      trouble.value = problemText(problem);
    }
    busy.value = false;
  };
  const start = (event: Event) => {
    event.preventDefault();
    void make();
  };
  return { trouble, busy, start };
}
