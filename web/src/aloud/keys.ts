/** Single keys that answer at a table. They are no letters, so that they never get in the way of typing a word. */

import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import type { Desk } from "../desk/desk";
import { PaperDesk } from "../desk/paper";
import { seeing } from "../seeing";
import { say } from "../say";
import { announce } from "./voice";

export const QUESTIONS = ["last", "rack", "scores", "time", "unseen", "build", "tried"] as const;
export type Question = (typeof QUESTIONS)[number];

/** What is open: the list of questions, one of them answered at length, or the field to go to a square. */
export const asking = signal<"menu" | "build" | "go" | null>(null);

export const GO_KEY = "8";
export const KNOCK_KEY = "0";

export function useKeys(desk: Desk): void {
  // As soon as the table is there to be seen.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (typesAtOnce(desk, event)) return event.preventDefault();
      if (!seeing.peek().keys || event.ctrlKey || event.metaKey || event.altKey || !isFree(event.target)) return;
      if (answer(desk, event.key)) event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("keydown", press);
      // What was asked at one table isn't answered at the next.
      asking.value = null;
    };
  }, [desk]);
}

/** A letter typed where nothing else has the keyboard goes to the board, which has it from then on. */
function typesAtOnce(desk: Desk, event: KeyboardEvent): boolean {
  const nowhere = event.target === document.body || event.target === document.getElementById("main");
  if (!nowhere || event.ctrlKey || !/^\p{L}$/u.test(event.key) || document.querySelector("dialog[open]")) return false;
  if (desk.table.seat.peek() === null || desk.table.view.peek()?.outcome || !desk.key(event)) return false;
  document.querySelector<SVGElement>("main [role=gridcell][tabindex='0']")?.focus();
  return true;
}

/** Not in a dialog, nor in a field where anything but a word is typed. */
function isFree(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]") || !(target instanceof Element)) return false;
  return !target.closest("input, select, textarea") || target.closest(".typed") !== null;
}

function answer(desk: Desk, key: string): boolean {
  const question = QUESTIONS[Number(key) - 1];
  if (key === "?") asking.value = "menu";
  else if (key === GO_KEY && "goTo" in desk) asking.value = "go";
  else if (key === KNOCK_KEY && desk instanceof PaperDesk) knock(desk);
  else if (question === "build") asking.value = "build";
  else if (question) void import("./summaries").then(({ summary }) => announce(summary(desk, question)));
  else return false;
  return true;
}

function knock(desk: PaperDesk): void {
  if (desk.table.commands.peek().has("knock") && !desk.floor.peek()) void desk.knock();
  else announce(say("aloud-no-knock"), { now: true });
}
