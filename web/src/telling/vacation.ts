/** Vacation in a game with days for each turn (C13): who is away until when, and how many days are left. */

import type { LiveTable } from "../net/live";
import { shortDate } from "../say/moment";
import { tick } from "./clock";

export const DAY_MS = 86_400_000;

/** Until when the person at a seat is on vacation (ms since the game began); null if nobody is. */
export function awayUntil(table: LiveTable, seat: number): number | null {
  const view = table.view.value;
  const { vacations = [], player, resigned } = view?.seats[seat] ?? {};
  const last = vacations.at(-1);
  if (!last || view!.outcome || resigned || player !== "person") return null;
  void tick.value;
  return table.now < last.until ? last.until : null;
}

/** The days of vacation that a seat can still take; a day that was begun has been taken. */
export function daysLeft(table: LiveTable, seat: number): number {
  const granted = Number(table.rules.value!.options["vacation"] ?? 0);
  return table.view.value!.seats[seat]!.vacations.reduce((left, { since, until }) => left - Math.ceil((until - since) / DAY_MS), granted);
}

/** For how long (ms) a seat has had vacation since a moment. */
export function timeOff(table: LiveTable, seat: number, since: number): number {
  const spans = table.view.value?.seats[seat]?.vacations ?? [];
  return spans.reduce((all, off) => all + Math.max(0, Math.min(off.until, table.now) - Math.max(off.since, since)), 0);
}

/** A moment of the game as a date: `27 Nov`; `exact`: with the day of the week and the hour. */
export function shownDate(table: LiveTable, moment: number, exact = false): string {
  return shortDate(Date.now() + moment - table.now, exact);
}
