import type { LiveTable } from "../../net/live";
import { saidText, sayerName } from "../../telling/said";
import type { ChatLine } from "../../wire.gen";

/** A line of the chat in a report. */
export const SaidLine = ({ table, line }: { table: LiveTable; line: ChatLine }) => (
  <>
    <strong>{sayerName(line, table.seats.value)}</strong> {saidText(line)}
  </>
);
