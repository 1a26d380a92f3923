/** What happens to the seats of a table, in sentences, as it happens: for whoever tells the news. */

import { effect } from "@preact/signals";
import type { LiveTable } from "../net/live";
import { say } from "../say";
import { awayFor, canGive, seatState, type SeatState } from "../telling/absence";
import { shownTime } from "../telling/clock";
import { noticeText } from "../telling/notices";

/** Whoever has been away for so many seconds has gone; where a seat is kept for so many, nobody waits for them. */
const AWAY = 10;
const LONG = 3_600;

/** Tell what is noted at the table from now on, and that somebody has gone; and who made the table, when a seat need be kept no longer. A stop is given back. */
export function tellSeats(table: LiveTable, tell: (text: string) => void): () => void {
  const stops = [tellNotices(table, tell), tellAbsences(table, tell)];
  return () => stops.forEach((stop) => stop());
}

function tellNotices(table: LiveTable, tell: (text: string) => void): () => void {
  let heard: number | null = null;
  return table.chat.subscribe((lines) => {
    const last = lines.at(-1)?.number ?? 0;
    // What is there when the page comes has happened before.
    for (const line of heard === null ? [] : lines.filter((one) => one.notice && one.number > heard!)) {
      tell(noticeText(line, table.seats.peek()[line.seat ?? -1]?.name));
    }
    if (table.rules.peek()) heard = Math.max(heard ?? 0, last);
  });
}

function tellAbsences(table: LiveTable, tell: (text: string) => void): () => void {
  let before: ReadonlyMap<number, SeatState> = new Map();
  return effect(() => {
    const playing = table.view.value && !table.view.value.outcome && !table.rules.value?.kept;
    const now = new Map((playing ? table.seats.value : []).map((_, seat) => [seat, stateToTell(table, seat)]));
    for (const [seat, state] of now) {
      const { name } = table.seats.peek()[seat]!;
      if (before.get(seat) === state) continue;
      if (state === "away") tell(say("web-news-away", { name, time: shownTime((table.grace.peek() - (awayFor(table, seat) ?? 0)) * 1000) }));
      if (state === "left") tell(say("web-news-left", { name }));
    }
    before = now;
  });
}

/** What is news of a seat: that it is kept for somebody who has gone, and, to who may decide about it, that it need be kept no longer. */
function stateToTell(table: LiveTable, seat: number): SeatState {
  const state = seatState(table, seat);
  if (state === "left") return canGive(table, seat) ? "left" : "here";
  // Whoever loads the page again is back at once; where a turn may take days, people come and go.
  return state === "away" && table.grace.value < LONG && (awayFor(table, seat) ?? 0) >= AWAY ? "away" : "here";
}
