/** What is said aloud to whoever listens instead of looking: one quiet voice, and one that interrupts. */

import { type Signal, signal } from "@preact/signals";
import { seeing, type Talk, TALKS } from "../seeing";

export interface Line {
  readonly key: number;
  readonly text: string;
  readonly at: number;
}

export const quiet: Signal<readonly Line[]> = signal([]);
export const urgent: Signal<readonly Line[]> = signal([]);

/** So many lines can be read again; more of them while they are so young (ms) that they may not have been heard yet. */
const KEPT = 8;
const YOUNG = 30_000;
/** The same sentence twice within so many ms was said by two who saw the same happen. */
const ECHO = 1_500;

let last = 0;

/** The number of the line said last. */
export const lastSaid = () => last;

interface How {
  /** It can't wait until other sentences are finished. */
  readonly now?: boolean;
  /** The wish from which on it is said. */
  readonly from?: Talk;
}

export function announce(text: string, { now = false, from = "brief" }: How = {}): void {
  if (!text || TALKS.indexOf(seeing.peek().talk) < TALKS.indexOf(from)) return;
  const voice = now ? urgent : quiet;
  const at = performance.now();
  if ([...quiet.peek(), ...urgent.peek()].some((line) => line.text === text && at - line.at < ECHO)) return;
  const lines = [...voice.peek(), { key: ++last, text, at }];
  voice.value = lines.filter((line, index) => index >= lines.length - KEPT || at - line.at < YOUNG);
}
