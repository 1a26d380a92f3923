/** What is said aloud to whoever listens instead of looking: one quiet voice, and one that interrupts. */

import { type Signal, signal } from "@preact/signals";
import { perception, type Talk, TALKS } from "../browser/perception";
import { language, type Language } from ".";

export interface Line {
  readonly key: number;
  readonly text: string;
  readonly language: Language;
}

export const quiet: Signal<readonly Line[]> = signal([]);
export const urgent: Signal<readonly Line[]> = signal([]);

/** So many lines stay to be found by a reader that goes through the page. */
const KEPT = 8;
/** What is said within so many ms is one line: an urgent one would silence a quiet one that has just come. */
const GATHER = 100;
/** The same sentence twice within so many ms was said by two who saw the same happen. */
const ECHO = 1_500;
/** At this speed (characters a second) or a higher one readers speak. */
const SPEED = 15;
/** Makes a sentence that is said again another text: readers pass over a line that is the same as the one before. */
const AGAIN = "\u00a0";

interface How {
  /** It can't wait until other sentences are finished. */
  readonly now?: boolean;
  /** The wish from which on it is said. */
  readonly from?: Talk;
  /** It was asked for, or has happened once more: it is said however often that is so. */
  readonly again?: boolean;
}

interface Sentence {
  readonly text: string;
  readonly now: boolean;
  readonly at: number;
}

let last = 0;
/** What was said of late, and the last of it that no line has yet. */
let lately: readonly Sentence[] = [];
let gathered: Sentence[] = [];
/** When what has happened, as far as it has a line, has been said to its end at the latest. */
let saidBy = 0;

/** Whether somebody who wishes to hear as much as is set hears what is said from a wish on. */
export function wished(from: Talk): boolean {
  return TALKS.indexOf(perception.peek().talk) >= TALKS.indexOf(from);
}

export function announce(text: string, { now = false, from = "brief", again = false }: How = {}): void {
  if (!text || !wished(from)) return;
  const at = performance.now();
  lately = lately.filter((one) => at - one.at < ECHO);
  if (!again && lately.some((one) => one.text === text)) return;
  const sentence = { text, now, at };
  lately = [...lately, sentence];
  if (!gathered.length) setTimeout(speakUp, GATHER);
  gathered.push(sentence);
}

/** What has been gathered, as one line: what happened first, then what is asked. What is asked waits for what happened: an urgent
 * line would silence the one that tells it. */
function speakUp(): void {
  const [news, asked] = [gathered.filter((one) => !one.now), gathered.filter((one) => one.now)];
  gathered = [];
  const now = performance.now();
  const voice = asked.length && now >= saidBy ? urgent : quiet;
  const text = joined([...news, ...asked].map((one) => one.text));
  if (news.length) saidBy = Math.max(now, saidBy) + (text.length * 1000) / SPEED;
  const before = [...quiet.peek(), ...urgent.peek()].find((line) => line.key === last);
  voice.value = [...voice.peek(), { key: ++last, text: before?.text === text ? text + AGAIN : text, language: language.peek() }].slice(-KEPT);
}

/** Sentences after one another: each but the last is ended, so that a voice makes a pause. */
export function joined(texts: readonly string[]): string {
  return texts.map((text, index) => (index === texts.length - 1 || /[.!?…:;]$/.test(text) ? text : `${text}.`)).join(" ");
}
