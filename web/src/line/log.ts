/** What was typed, and what was answered. */

import { type Signal, signal } from "@preact/signals";
import { announce } from "../say/voice";
import { run } from "./run";
import type { Typing } from "./typing";

/** An answer that can be read again. The first of several to one line begins it, and has what was typed. */
export interface LogLine {
  readonly key: number;
  readonly begins: boolean;
  readonly typed: string;
  readonly text: string;
}

/** How many of them are kept. */
const KEPT = 60;

export const logLines: Signal<readonly LogLine[]> = signal([]);

/** The lines typed here, the last one last; the same line twice running stands there once. */
export const typedLines: Signal<readonly string[]> = signal([]);

let last = 0;

/** Carries out a line, says the answer aloud and writes it down. */
export async function enter(typing: Typing, typed: string): Promise<void> {
  const line = typed.trim();
  if (line && typedLines.peek().at(-1) !== line) typedLines.value = [...typedLines.peek(), line].slice(-KEPT);
  const answers = (await run(typing, line)).filter(Boolean);
  if (answers[0]) announce(answers[0]);
  logLines.value = [...logLines.peek(), ...answers.map((text, index) => ({ key: ++last, begins: index === 0, typed: index ? "" : line, text }))].slice(-KEPT);
}

/** Forgets everything, at another table. */
export function forgetLines(): void {
  logLines.value = [];
  typedLines.value = [];
}
