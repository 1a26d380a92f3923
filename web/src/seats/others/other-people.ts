import type { LiveTable } from "../../net/live";
import type { ChatLine, SeatInfo } from "../../wire.gen";

/** A person at the table, and the number of their seat. */
interface OtherPerson extends SeatInfo {
  readonly number: number;
}

/** The people at seats that aren't mine. */
export function otherPeople(table: LiveTable): OtherPerson[] {
  return table.seats.value.flatMap((seat, number) => (seat.player === "person" && seat.taken && !table.held.value.includes(number) ? [{ ...seat, number }] : []));
}

/** As many lines as the server takes with a report (src/rekje/server/decency/reporting.py). */
const LINES = 20;

/** What was said last at the table, as far as a report has it. Lines of people whom I have muted are among it. */
export const saidLast = (table: LiveTable): ChatLine[] => table.chat.value.filter(({ notice }) => !notice).slice(-LINES);

/** What others said of it, even if they hold no seat any more. */
export const saidByOthers = (table: LiveTable): ChatLine[] => saidLast(table).filter(({ seat, stranger }) => stranger || seat === null || !table.held.value.includes(seat));
