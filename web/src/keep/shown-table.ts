/** A book as a table, for the parts of the page that show tables: its result, its news. */

import { useEffect, useMemo, useRef } from "preact/hooks";
import { UNKNOWN } from "../model/tiles";
import { type AnyEvent, LiveTable } from "../net/live";
import type { Wire } from "../net/socket";
import type { Scorekeeper } from "./book/keeper";

/** What a book tells isn't heard over a socket. */
function silence(): Wire {
  return { send: () => {}, close: () => {}, onopen: null, onmessage: null, onclose: null };
}

export function useShownTable(keeper: Scorekeeper): LiveTable {
  const table = useMemo(() => new LiveTable(keeper.table, silence), [keeper]);
  const known = useRef<ReadonlySet<string> | null>(null);
  const book = keeper.book.value!;
  // Before anything is drawn of it.
  table.rules.value = book.rules;
  table.view.value = book.view;
  useEffect(() => () => table.close(), [table]);
  useEffect(() => {
    const before = known.current;
    known.current = new Set(book.lines.map((line) => line.id));
    // Of a letter that nobody has told there is nothing to tell.
    const told = (event: AnyEvent) => event.event !== "letter-freed" || event.tile !== UNKNOWN;
    const events = book.lines.filter((line) => !before?.has(line.id)).flatMap((line) => line.events.filter(told));
    table.happened.value = { events, fresh: before !== null };
  }, [book]);
  return table;
}
