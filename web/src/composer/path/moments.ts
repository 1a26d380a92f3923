/** The time after a turn in which others may knock: how long it lasts, who is awaited, and how it is told. */

import { say, sayList } from "../../say";
import { tick } from "../../telling/clock";
import { drawingText } from "../../telling/news";
import type { KnockWindow } from "../../wire.gen";
import type { PathComposer } from "./composer";

/** The seconds for which others may still knock before my turn can begin; 0 if it can begin or nobody else is awaited. */
export function secondsHeld(composer: PathComposer): number {
  const window = composer.paper.value.window;
  if (!window || !composer.table.commands.value.has("pass")) return 0;
  const awaited = composer.table.view.value!.awaiting.some((one) => one.seat !== composer.seat && one.commands.includes("accept"));
  if (!awaited) return 0;
  void tick.value;
  const { knock_window: seconds, more_time: times } = composer.box.rules.options;
  const open = Number(seconds ?? 0) * 1000 * Number(times ?? 1);
  return Math.max(0, Math.ceil((window.since + open - composer.table.now) / 1000));
}

/** What is left of the sandglass that runs now, as a share and in seconds; null if none runs. */
export function runningGlass(composer: PathComposer): { share: number; seconds: number } | null {
  const view = composer.table.view.value!;
  const paper = composer.paper.value;
  const deadline = view.awaiting.find((one) => one.deadline !== null)?.deadline ?? null;
  // After the first knock others have only a moment to knock as well. It is too short to be shown.
  if (view.outcome || deadline === null || paper.window?.bids.length) return null;
  const since = paper.window ? windowSince(paper.window) : (view.turn?.ms ?? 0);
  void tick.value;
  const left = Math.max(0, deadline - composer.table.now);
  return { share: Math.min(1, left / Math.max(1, deadline - since)), seconds: Math.ceil(left / 1000) };
}

/** When the current time limit after a turn began: for choosing a letter, for naming words, or for knocking. */
function windowSince(window: KnockWindow): number {
  if (window.owed.length) return Math.min(...window.owed.map((debt) => debt.since));
  return window.order.length ? window.floor_since : window.since;
}

/** What is happening, and what I can do. */
export function momentText(composer: PathComposer): string {
  const view = composer.table.view.value!;
  const { window } = composer.paper.value;
  const drawing = drawingText(composer.table);
  if (drawing) return drawing;
  const name = (seat: number) => view.seats[seat]?.name ?? "";
  const turn = view.turn?.seat ?? -1;
  if (window) return windowText(composer, name, turn);
  if (turn !== composer.seat) return say("web-turn-of", { name: name(turn), count: 1 });
  if (composer.paper.value.acts.length) return say("web-more-words");
  return say(composer.paper.value.first_round ? "web-lay-first" : "web-lay-now");
}

function windowText(composer: PathComposer, name: (seat: number) => string, turn: number): string {
  const { bids, order, owed } = composer.paper.value.window!;
  const commands = composer.table.commands.value;
  if (composer.owing.value) return say("web-owe-now");
  if (owed.length) return say("lays-news-owed", { name: name(owed[0]!.seat) });
  if (composer.floor.value) return say("web-your-moment");
  if (order.length) return say("web-naming", { name: name(order[0]!) });
  if (bids.length) return say("web-knocked", { names: sayList(bids.map(([seat]) => name(seat))), count: bids.length });
  if (commands.has("knock")) return say(commands.has("pass") ? "web-you-next" : "web-knock-now", { name: name(turn) });
  return say("web-knock-others");
}
