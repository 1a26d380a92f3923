/** Who has left their seat, for how long, and what follows from it. */

import type { LiveTable } from "../net/live";
import { tick } from "./clock";
import { timeOff } from "./vacation";

/** A `free` seat is a person's that nobody holds. A seat is `left` when nobody has been there for longer than it is kept. */
export type SeatState = "here" | "away" | "left" | "free" | "computer";

export function seatState(table: LiveTable, seat: number): SeatState {
  const info = table.seats.value[seat];
  if (!info || info.player !== "person") return "computer";
  if (!info.taken) return "free";
  const away = awayFor(table, seat);
  if (away === null) return "here";
  return keptFor(table, seat, away) <= 0 ? "left" : "away";
}

/** For how many more seconds a seat is kept whose holders have been away for so long; vacations don't count (C13). */
export function keptFor(table: LiveTable, seat: number, away: number): number {
  return table.grace.value - away + Math.floor(timeOff(table, seat, table.now - away * 1000) / 1000);
}

/** How many seconds a seat's holders have all been away; null if one is there. */
export function awayFor(table: LiveTable, seat: number): number | null {
  const info = table.seats.value[seat];
  if (!info || info.here || info.away == null) return null;
  void tick.value;
  return Math.floor(info.away + (performance.now() - table.seatsAt) / 1000);
}

/** After so many seconds a waiting room says that somebody is away: whoever comes from the last game still reads its result. */
const A_WHILE = 60;

/** How many seconds a seat's holders have been away from the waiting room; null if that isn't worth a word yet. */
export function missedFor(table: LiveTable, seat: number): number | null {
  const away = awayFor(table, seat);
  return away === null || away < A_WHILE ? null : away;
}

/** Whether I made the table and may give this seat to somebody else, or to a computer. */
export function canGive(table: LiveTable, seat: number): boolean {
  const state = seatState(table, seat);
  return table.host.value && !table.held.value.includes(seat) && (state === "free" || state === "left");
}
