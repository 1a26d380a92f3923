/** Says the table's news aloud as they happen, as much of them as the listener wants. */

import { type Signal, signal } from "@preact/signals";
import { perception, type TalkLevel } from "../browser/perception";
import type { AnyEvent, LiveTable, NewEvents } from "../net/live";
import { language, say, sayList, shownNumber } from "../say";
import { announce } from "../say/voice";
import { nameOf, type TellingContext } from "../telling/context";
import { ruleOfEvent } from "../telling/behind";
import { lastNews, newsOf, type ToldAct, whoseTurn } from "../telling/news";
import type { View } from "../wire.gen";
import { tellSeats } from "./seats";

/** The least setting of how much is said at which an event is said; null for an event without a sentence. */
const HEARD_FROM: Record<AnyEvent["event"], "brief" | "normal" | null> = {
  "lot-drawn": "normal",
  "seat-given": "normal",
  bought: "normal",
  exchanged: "normal",
  "passed-over": "normal",
  "dice-thrown": "normal",
  "choices-shown": "normal",
  resigned: "normal",
  "vacation-taken": "normal",
  "turn-began": "brief",
  "turn-skipped": "brief",
  "play-laid": "brief",
  answered: "brief",
  challenged: "brief",
  "play-taken-back": "brief",
  passed: "brief",
  ended: "brief",
  placed: "brief",
  claimed: "brief",
  "letter-freed": "brief",
  "letter-owed": "brief",
  "token-laid": "brief",
  "turn-ended": "brief",
  "knock-bid": "brief",
  "knock-made": "brief",
  "act-struck": "brief",
  "table-opened": null,
  "shuffle-committed": null,
  "nonces-given": null,
  "secret-revealed": null,
  "tiles-drawn": null,
  "tiles-returned": null,
  chosen: null,
  "rack-told": null,
  "window-opened": null,
  "play-stood": null,
  overran: null,
  "racks-shown": null,
  "drawing-began": null,
  "draw-told": null,
  "turn-closed": null,
  entered: null,
  rewound: null,
};

/** How many words of one act are told, by the setting of how much is said. */
const MOST_WORDS: Record<TalkLevel, number> = { brief: 3, normal: 12, all: 1000 };

/** The news of a table as lines to read, the newest first. */
export interface ToldLine extends ToldAct {
  readonly key: number;
  /** Whether it tells of the game, and not of who comes, goes, or agrees to something. */
  readonly played: boolean;
}

export const toldLines: Signal<readonly ToldLine[]> = signal([]);

/** How many of them stay beside the board; the score sheet has everything. */
const KEPT = 12;

/** Follows what happens at a table. Returns a function that stops this. */
export function tellNews(table: LiveTable): () => void {
  toldLines.value = [];
  // Lines in the language before are no use: the last act is then told by the score sheet.
  const forget = language.subscribe(() => void (toldLines.value = []));
  // Subscribed directly, because an effect of the rendering would see only the last of several messages within one frame.
  const stops = [table.happened.subscribe((happened) => hear(table, happened)), tellSeats(table, (text, stays = true) => (stays ? tellToo(text, {}) : announce(text)))];
  return () => [forget, ...stops].forEach((stop) => stop());
}

function hear(table: LiveTable, { events, fresh }: NewEvents): void {
  const [rules, view] = [table.rules.peek(), table.view.peek()];
  if (!fresh || !rules || !view) return;
  const how: TellingContext = { rules, view, me: table.seat.peek(), most: MOST_WORDS[perception.peek().talk] };
  // What happened isn't known any more, so this says at least how the game stands.
  if (!events.length) announce(view.outcome ? resultText(view) : whoseTurn(table), { from: "normal" });
  if (!events.length) return show(view.outcome ? { text: resultText(view) } : lastNews(view, rules));
  const told = new Set<string>();
  const lines = events.map((event, index) => (isOver(event, events.slice(index + 1)) ? [] : tell(event, how, told)));
  const ended = events.findIndex((event) => event.event === "ended");
  const done = events.filter((_, index) => index !== ended && lines[index]!.length).filter((event) => "seat" in event);
  // The line begins with the one who acted first: whoever challenges, and not whose play is taken back for it.
  const who = done.length ? { seat: done[0]!.seat, rule: ruleOfEvent(done.at(-1)!, rules) } : {};
  show({ text: lines.filter((_, index) => index !== ended).flat().filter(Boolean).join(" "), ...who });
  show({ text: lines[ended]?.join(" ") ?? "" });
}

/** Whether an event begins a turn that another turn has followed already. */
function isOver(event: AnyEvent, later: readonly AnyEvent[]): boolean {
  return event.event === "turn-began" && later.some((one) => one.event === "turn-began");
}

/** Says an event aloud unless another that came with it has been `told` in the same words, and returns the lines to show. Whose turn it is isn't among them, because the page always shows that. */
function tell(event: AnyEvent, how: TellingContext, told: Set<string>): string[] {
  const ended = event.event === "ended";
  const turn = event.event === "turn-began";
  const mine = turn && event.seat === how.me;
  const lines = ended ? [resultText(how.view)] : newsOf([event], how);
  for (const text of lines) {
    announce(text, { from: turn && !mine ? "normal" : (HEARD_FROM[event.event] ?? "brief"), again: !told.has(text) });
    told.add(text);
  }
  return turn ? [] : lines;
}

/** Says and shows a text that belongs to no event. */
export function tellToo(text: string, how: Parameters<typeof announce>[1]): void {
  announce(text, how);
  show({ text }, false);
}

function show(told: ToldAct, played = true): void {
  const [last] = toldLines.peek();
  if (told.text && told.text !== last?.text) toldLines.value = [{ key: (last?.key ?? 0) + 1, ...told, played }, ...toldLines.peek()].slice(0, KEPT);
}

/** How the game ended: who has won, and everybody's total. */
export function resultText(view: View): string {
  const outcome = view.outcome!;
  const winners = sayList(outcome.winners.map((seat) => nameOf({ view }, seat)));
  const totals = view.seats.map((seat, number) => `${seat.name} ${shownNumber(outcome.scores[number]!)}`).join(", ");
  return `${say("web-news-over")} ${say("spoken-winners", { names: winners, count: outcome.winners.length })} ${totals}.`;
}
