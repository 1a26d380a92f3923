import type { LiveTable } from "../../net/live";
import type { SeatInfo } from "../../wire.gen";

/** A person at the table, and the number of their seat. */
interface OtherPerson extends SeatInfo {
  readonly number: number;
}

/** The people at seats that aren't mine. */
export function otherPeople(table: LiveTable): OtherPerson[] {
  return table.seats.value.flatMap((seat, number) => (seat.player === "person" && seat.taken && !table.held.value.includes(number) ? [{ ...seat, number }] : []));
}
