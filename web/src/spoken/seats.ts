/** Tells what happens to the seats of a table, in sentences. */

import { effect } from "@preact/signals";
import type { LiveTable } from "../net/live";
import { say } from "../say";
import { awayFor, canGive, seatState, type SeatState } from "../telling/absence";
import { shownTime } from "../telling/clock";
import { isForMe, noticeText } from "../telling/notices";

/** A player who has been away for `AWAY` seconds has gone. Where a seat is kept for `LONG` seconds or more, nobody is told that somebody is away. */
const AWAY = 10;
const LONG = 3_600;

/** Tells something; what doesn't `stay` is old once the game has begun. */
type Tell = (text: string, stays?: boolean) => void;

/** Tells the table's notices from now on, who has gone, and that the others play again elsewhere. The table's host is also told when a seat need not be kept any longer. Returns a function that stops this. */
export function tellSeats(table: LiveTable, tell: Tell): () => void {
  const stops = [tellNotices(table, tell), tellAbsences(table, tell), tellRematch(table, tell)];
  return () => stops.forEach((stop) => stop());
}

function tellNotices(table: LiveTable, tell: Tell): () => void {
  let heard: number | null = null;
  return table.chat.subscribe((lines) => {
    const last = lines.at(-1)?.number ?? 0;
    // Notices that are there when the page opens aren't news.
    for (const line of heard === null ? [] : lines.filter((one) => one.notice && one.number > heard! && isForMe(one, table))) {
      tell(noticeText(line, table.seats.peek()[line.seat ?? -1]?.name), line.notice !== "terms-changed");
    }
    if (table.rules.peek()) heard = Math.max(heard ?? 0, last);
  });
}

function tellRematch(table: LiveTable, tell: Tell): () => void {
  let known: string | null | undefined;
  return effect(() => {
    const made = table.rematch.value;
    // One that was there when the page opened isn't news.
    if (made && known === null) tell(say("web-news-rematch"));
    if (table.rules.value) known = made;
  });
}

function tellAbsences(table: LiveTable, tell: Tell): () => void {
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

/** The state of a seat as far as it is news: it is kept for somebody who has gone, or, for whoever may give it away, it need not be kept any longer. */
function stateToTell(table: LiveTable, seat: number): SeatState {
  const state = seatState(table, seat);
  if (state === "left") return canGive(table, seat) ? "left" : "here";
  // A player who reloads the page is back at once, and in a game with days for a turn people come and go.
  return state === "away" && table.grace.value < LONG && (awayFor(table, seat) ?? 0) >= AWAY ? "away" : "here";
}
