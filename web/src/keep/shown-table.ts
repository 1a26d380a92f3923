/** A book as a table, for the parts of the page that show a table's result and news. */

import { useEffect, useMemo, useRef } from "preact/hooks";
import { UNKNOWN } from "../model/tiles";
import { type AnyEvent, LiveTable } from "../net/live";
import type { Wire } from "../net/socket";
import type { Scorekeeper } from "./book/keeper";

/** A socket that does nothing: a book's news don't come over one. */
function silence(): Wire {
  return { send: () => {}, close: () => {}, onopen: null, onmessage: null, onclose: null };
}

export function useShownTable(keeper: Scorekeeper): LiveTable {
  const table = useMemo(() => new LiveTable(keeper.table, silence), [keeper]);
  const known = useRef<ReadonlySet<string> | null>(null);
  const book = keeper.book.value!;
  // Set before anything of the table is drawn.
  table.rules.value = book.rules;
  table.view.value = book.view;
  useEffect(() => () => table.close(), [table]);
  useEffect(() => {
    const before = known.current;
    known.current = new Set(book.lines.map((line) => line.id));
    // There is no news of a letter that is unknown.
    const told = (event: AnyEvent) => event.event !== "letter-freed" || event.tile !== UNKNOWN;
    const events = book.lines.filter((line) => !before?.has(line.id)).flatMap((line) => line.events.filter(told));
    table.happened.value = { events, fresh: before !== null };
  }, [book]);
  return table;
}
