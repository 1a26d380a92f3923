/** Single keys that answer at a table, on the board and my tiles: there screen readers hand on figures, which elsewhere are
 * keys of their own. One key leads there from anywhere. They are no letters, so that they never get in the way of typing. */

import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { isEnclosed } from "../browser/enclose";
import { perception } from "../browser/perception";
import type { Composer } from "../composer/composer";
import { announce } from "../say/voice";
import { spokenOf } from "./families";
import { QUESTIONS } from "./questions";

/** What is open: the list of questions, one of them answered at length, or the field to go to a square. */
export const asking = signal<"menu" | "build" | "go" | null>(null);

export const GO_KEY = "8";
export const KNOCK_KEY = "0";
/** Browsers and readers leave it alone. */
export const BOARD_KEY = "F2";

/** Where all keys mean something: what can be walked through, and where a word is typed. */
const PLAYED_ON = "[role=grid], [role=toolbar], .typed";

export function useKeys(composer: Composer): void {
  // As soon as the table is there to be seen.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === BOARD_KEY && !isEnclosed() && go(event.target)) return event.preventDefault();
      if (typesAtOnce(composer, event)) return event.preventDefault();
      if (!perception.peek().keys || event.ctrlKey || event.metaKey || event.altKey || !isFree(event.target)) return;
      if (answer(composer, event.key)) event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("keydown", press);
      // What was asked at one table isn't answered at the next.
      asking.value = null;
    };
  }, [composer]);
}

/** A letter typed where nothing else has the keyboard goes to the board, which has it from then on. */
function typesAtOnce(composer: Composer, event: KeyboardEvent): boolean {
  const nowhere = event.target === document.body || event.target === document.getElementById("main");
  if (!nowhere || event.ctrlKey || !/^\p{L}$/u.test(event.key) || isEnclosed()) return false;
  if (composer.table.seat.peek() === null || composer.table.view.peek()?.outcome || !composer.key(event)) return false;
  toBoard();
  return true;
}

/** On the board, my tiles or the field for a word. */
function isFree(target: EventTarget | null): boolean {
  return !isEnclosed() && target instanceof Element && target.closest(PLAYED_ON) !== null;
}

/** To the board; from there to my tiles. */
function go(from: EventTarget | null): boolean {
  const tiles = from instanceof Element && from.closest("[role=grid]") ? document.querySelector<HTMLElement>("main [data-rack] [tabindex='0']") : null;
  tiles?.focus();
  return tiles !== null || toBoard();
}

/** Bring the keyboard onto the board, unless a question stands in front of it; whether there is a board. */
export function toBoard(): boolean {
  const place = isEnclosed() ? null : boardPlace();
  place?.focus({ preventScroll: true });
  return place !== null;
}

/** The place of the board that the keyboard comes to. */
export function boardPlace(): SVGElement | null {
  return document.querySelector("main [role=grid] [tabindex='0']");
}

function answer(composer: Composer, key: string): boolean {
  const { knock } = spokenOf(composer);
  const question = QUESTIONS[Number(key) - 1];
  if (key === "?") asking.value = "menu";
  else if (key === GO_KEY && "goTo" in composer) asking.value = "go";
  else if (key === KNOCK_KEY && knock) knock();
  else if (question === "build") asking.value = "build";
  else if (question) void import("./answers/summaries").then(({ summary }) => announce(summary(composer, question), { again: true }));
  else return false;
  return true;
}
