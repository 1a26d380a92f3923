/** What happens to the seats of a table, in sentences, as it happens: for whoever tells the news. */

import { effect } from "@preact/signals";
import type { LiveTable } from "../net/live";
import { say } from "../say";
import { canGive, seatState } from "../ui/table/absence";
import { noticeText } from "../ui/table/notices";

/** Tell what is noted at the table from now on, and who made it, when a seat need be kept no longer. A stop is given back. */
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
  let told: ReadonlySet<number> = new Set();
  return effect(() => {
    const playing = table.view.value && !table.view.value.outcome && !table.rules.value?.kept;
    const left = playing ? table.seats.value.flatMap((_, seat) => (canGive(table, seat) && seatState(table, seat) === "left" ? [seat] : [])) : [];
    for (const seat of left) if (!told.has(seat)) tell(say("web-news-left", { name: table.seats.peek()[seat]!.name }));
    told = new Set(left);
  });
}
