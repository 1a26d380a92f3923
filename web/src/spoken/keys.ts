/** Single keys that answer questions at a table. They work on the board and on my tiles, where screen readers pass digits on to the
 * page; elsewhere those are commands of the screen reader. One key leads to the board from anywhere. No key is a letter, so that
 * none gets in the way of typing. */

import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { isEnclosed } from "../browser/enclose";
import { perception } from "../browser/perception";
import { isNowhere } from "../browser/router";
import type { Composer } from "../composer/composer";
import { announce } from "../say/voice";
import { spokenOf } from "./families";
import { type Question, QUESTIONS } from "./questions";

/** What is open: the list of questions, the places to build, the field to go to a square, or the command line. */
export const asking = signal<"menu" | "build" | "go" | "line" | null>(null);

export const GO_KEY = "8";
export const KNOCK_KEY = "0";
/** Neither browsers nor screen readers use it. */
export const BOARD_KEY = "F2";
/** With Ctrl it leads to the command line from anywhere; alone, where nothing is typed and single keys are wished. */
export const LINE_KEY = "/";

/** The elements where the keys work: the board, my tiles, and the field for a word. */
const PLAYED_ON = "[role=grid], [role=toolbar], .typed";

export function useKeys(composer: Composer): void {
  // A layout effect, so that the keys work as soon as the table is visible.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === BOARD_KEY && !isEnclosed() && go(event.target)) return event.preventDefault();
      if (isLineKey(event) && !isEnclosed()) return event.preventDefault(), toLine();
      if (typesAtOnce(composer, event)) return event.preventDefault();
      if (!perception.peek().keys || event.ctrlKey || event.metaKey || event.altKey || !isFree(event.target)) return;
      if (answer(composer, event.key)) event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("keydown", press);
      // A question open at one table isn't open at the next.
      asking.value = null;
    };
  }, [composer]);
}

/** The key that leads to the command line, where there are no other keys. */
export function useLineKey(): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isLineKey(event) && !isEnclosed() && lineField()) event.preventDefault(), toLine();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/** A letter typed while no element has the focus goes to the board, which then gets the focus. */
function typesAtOnce(composer: Composer, event: KeyboardEvent): boolean {
  if (!isNowhere() || event.ctrlKey || !/^\p{L}$/u.test(event.key) || isEnclosed()) return false;
  if (composer.table.seat.peek() === null || composer.table.view.peek()?.outcome || !composer.key(event)) return false;
  toBoard();
  return true;
}

/** Whether an element is on the board, among my tiles, or the field for a word. */
function isFree(target: EventTarget | null): boolean {
  return !isEnclosed() && target instanceof Element && target.closest(PLAYED_ON) !== null;
}

function isLineKey(event: KeyboardEvent): boolean {
  if (event.key !== LINE_KEY || event.metaKey || event.altKey) return false;
  const types = event.target instanceof Element && event.target.matches("input, textarea, select");
  return event.ctrlKey || (perception.peek().keys && !types);
}

/** The element that had the focus before the command line got it. */
let before: Element | null = null;

const lineField = () => document.querySelector<HTMLElement>("main .command-line input");

/** Moves the focus to the command line. Where it has no place beside the board, it is opened in front of the page. */
function toLine(): void {
  const field = lineField();
  if (document.activeElement !== field) before = document.activeElement;
  if (field) field.focus();
  else asking.value = "line";
}

/** Moves the focus from the command line back to where it was, or else to the board. */
export function leaveLine(): void {
  if (before?.isConnected && before !== document.body) (before as HTMLElement).focus();
  else toBoard();
}

/** Whether the field of the command line has the focus: it answers by itself what other parts of the page would say too. */
export const typesLine = signal(false);

/** Whether somebody is at the command line, which keeps the focus whatever happens. */
export function isAtLine(): boolean {
  return document.activeElement?.closest(".command-line") != null;
}

/** Moves the focus to the board, or from there to my tiles. */
function go(from: EventTarget | null): boolean {
  const tiles = from instanceof Element && from.closest("[role=grid]") ? document.querySelector<HTMLElement>("main [data-rack] [tabindex='0']") : null;
  tiles?.focus();
  return tiles !== null || toBoard();
}

/** Moves the focus to the board, unless a dialog is in front of it. Returns whether that was possible. */
export function toBoard(): boolean {
  const place = isEnclosed() ? null : boardPlace();
  place?.focus({ preventScroll: true });
  return place !== null;
}

/** The place of the board that gets the focus. */
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
  else if (question) tellAnswer(composer, question);
  else return false;
  return true;
}

/** Says the answer to a question. */
export function tellAnswer(composer: Composer, question: Question): void {
  void import("./answers/summaries").then(({ summary }) => announce(summary(composer, question), { again: true }));
}
