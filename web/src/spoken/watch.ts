/** What is said aloud of my own doing and of what is asked of me: questions, what is tried out, clocks, the connection. */

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isNowhere } from "../browser/router";
import { isTouched } from "../browser/screen";
import type { Composer } from "../composer/composer";
import { question } from "../composer/question";
import { say } from "../say";
import { announce } from "../say/voice";
import { shownTime, tick } from "../telling/clock";
import { saidText, sayerName } from "../telling/said";
import { markPassed, timeLeft } from "./clocks";
import { spokenOf } from "./families";
import { isAtLine, toBoard } from "./keys";
import { tellToo } from "./news";
import { goodText } from "./now";

/** How long (ms) nothing must change before the play being tried is said aloud. */
const REST = 600;

export function useWatch(composer: Composer): void {
  useEffect(() => {
    const spoken = spokenOf(composer);
    const stops = [watchQuestions(composer), watchTrials(composer), spoken.watchWord?.(), watchClock(composer), watchPeople(composer), watchChat(composer), spoken.watchDraw?.(), watchActs(composer), keepFocus(composer)];
    return () => stops.forEach((stop) => stop?.());
  }, [composer]);
}

/** When the button that had the focus is gone, moves the focus to the board, or else to my buttons. */
function keepFocus(composer: Composer): () => void {
  let before: Element | null = null;
  const note = (event: FocusEvent) => (before = event.target as Element);
  const look = () => {
    if (document.activeElement !== document.body || !before || before.isConnected) return;
    toBoard() || (document.querySelector<HTMLElement>("main .actions") ?? document.getElementById("main"))?.focus();
  };
  document.addEventListener("focusin", note);
  const stop = effect(() => {
    void composer.table.view.value;
    const timer = setTimeout(look, 50);
    return () => clearTimeout(timer);
  });
  return () => {
    document.removeEventListener("focusin", note);
    stop();
  };
}

/** Puts the focus on the board first, and again after each act of mine, because screen readers pass every key on there. On a touch
 * screen it isn't put there first: nobody has a key to press, and the browser would draw a ring around a square. */
function watchActs(composer: Composer): () => void {
  let before = composer.acts.peek();
  let begun = false;
  // A focus that has moved elsewhere meanwhile stays there.
  const begin = () => (begun ||= isTouched() || !isNowhere() || toBoard());
  return effect(() => {
    void composer.table.view.value;
    if (composer.acts.value !== before) setTimeout(() => isAtLine() || toBoard());
    else if (!begun) setTimeout(begin);
    before = composer.acts.value;
  });
}

/** Says what is asked of me, once each time. */
function watchQuestions(composer: Composer): () => void {
  const { moment } = spokenOf(composer);
  let before = "";
  return effect(() => {
    const text = asked(composer);
    const view = composer.table.view.value;
    const since = moment ? moment() : "";
    const key = text && `${text} ${view?.turn?.number} ${since}`;
    if (key && key !== before) announce(text, { now: true });
    before = key;
  });
}

function asked(composer: Composer): string {
  const commands = composer.table.commands.value;
  if (!composer.table.view.value || composer.table.view.value.outcome) return "";
  const doubt = question(composer);
  if (doubt) return doubt;
  if (commands.has("open")) return say("web-choose-opening");
  return spokenOf(composer).asked?.() ?? "";
}

function watchTrials(composer: Composer): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let before = "";
  const stop = effect(() => {
    const text = goodText(composer);
    clearTimeout(timer);
    // The command line tells what came of what was typed.
    if (text && text !== before && !isAtLine()) timer = setTimeout(() => announce(text, { from: composer.preview.peek() ? "normal" : "brief" }), REST);
    before = text;
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

function watchClock(composer: Composer): () => void {
  let before: number | null = null;
  return effect(() => {
    void tick.value;
    const left = timeLeft(composer.table, composer.table.seat.value);
    const mark = markPassed(before, left);
    if (mark) tellToo(say("web-time-left", { time: shownTime(mark[0] * 1000) }), { now: mark[0] <= 30, from: mark[1] });
    before = left;
  });
}

/** Says who leaves and who is back. */
function watchPeople(composer: Composer): () => void {
  let before: readonly boolean[] = [];
  return effect(() => {
    const seats = composer.table.seats.value;
    seats.forEach((seat, number) => {
      if (seat.player !== "person" || number === composer.table.seat.peek() || before[number] === undefined || before[number] === seat.here) return;
      announce(say(seat.here ? "spoken-is-back" : "spoken-is-away", { name: seat.name }), { from: "all" });
    });
    before = seats.map((seat) => seat.here);
  });
}

function watchChat(composer: Composer): () => void {
  let heard = composer.table.chat.peek().at(-1)?.number ?? -1;
  return effect(() => {
    const { chat, heard: mine, seats, seat } = composer.table;
    for (const line of mine.value.filter((one) => one.number > heard && !one.notice && one.seat !== seat.peek())) {
      announce(say("spoken-says", { name: sayerName(line, seats.peek()), text: saidText(line) }), { from: "normal" });
    }
    heard = chat.value.at(-1)?.number ?? heard;
  });
}
