/** The table's news said aloud as they happen, each as loud and as soon as the listener wishes. */

import { nameOf, newsOf, type Told, whoseTurn } from "../ui/table/news";
import type { AnyEvent, Happened, LiveTable } from "../net/live";
import { seeing, type Talk } from "../seeing";
import { say, sayList } from "../say";
import type { View } from "../wire.gen";
import { announce } from "./voice";

/** What only those hear who wish to hear more than the least. */
const MINOR = new Set(["lot-drawn", "seat-given", "bought", "exchanged", "passed-over", "dice-thrown", "choices-shown", "resigned"]);

/** So many words of one act are told, by how much is wished. */
const MOST_WORDS: Record<Talk, number> = { brief: 3, normal: 12, all: 1000 };

/** Follow what happens at a table. A stop to that is given back. */
export function tellNews(table: LiveTable): () => void {
  // At once, for each message: an effect of the drawing would see only the last of those that come between two frames.
  return table.happened.subscribe((happened) => hear(table, happened));
}

function hear(table: LiveTable, { events, fresh }: Happened): void {
  const [rules, view] = [table.rules.peek(), table.view.peek()];
  if (!fresh || !rules || !view) return;
  const told: Told = { rules, view, me: table.seat.peek(), most: MOST_WORDS[seeing.peek().talk] };
  // What happened isn't known any more: then at least how it stands.
  if (!events.length) announce(view.outcome ? resultText(view) : whoseTurn(table), { from: "normal" });
  for (const event of events) tell(event, told);
}

function tell(event: AnyEvent, told: Told): void {
  if (event.event === "ended") return announce(resultText(told.view), { now: true });
  const mine = event.event === "turn-began" && event.seat === told.me;
  const others = event.event === "turn-began" && !mine;
  for (const text of newsOf([event], told)) announce(text, { now: mine, from: others || MINOR.has(event.event) ? "normal" : "brief" });
}

/** How the game ended: who has won, and everybody's total. */
export function resultText(view: View): string {
  const outcome = view.outcome!;
  const winners = sayList(outcome.winners.map((seat) => nameOf({ view }, seat)));
  const totals = view.seats.map((seat, number) => `${seat.name} ${outcome.scores[number]}`).join(", ");
  return `${say("web-news-over")} ${say("aloud-winners", { names: winners, count: outcome.winners.length })} ${totals}.`;
}
