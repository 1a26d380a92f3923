/** What is said aloud to screen readers: a polite voice, and one that interrupts. */

import { type Signal, signal } from "@preact/signals";
import { perception, type TalkLevel, TALKS } from "../browser/perception";
import { language, type Language } from ".";

export interface SpokenLine {
  readonly key: number;
  readonly text: string;
  readonly language: Language;
  /** In which of its voice's regions it comes. */
  readonly region: number;
}

/** So many polite regions take turns: while Orca is busy it drops a line after which another has come into the same region. */
export const POLITE_REGIONS = 3;

export const quiet: Signal<readonly SpokenLine[]> = signal([]);
export const urgent: Signal<readonly SpokenLine[]> = signal([]);

/** How many lines stay in the page, for a screen reader that goes through it. */
const KEPT = 8;
/** Sentences within so many ms become one line, because an urgent line would silence a quiet one that has just come. */
const GATHER = 100;
/** How long (ms) the focus must rest before a line comes, because screen readers drop the lines that wait when the focus moves; and how long a line waits
 * for that at most. */
const REST = 300;
const MOST = 2_000;
/** News comes at least so many ms after the news before: where a browser is slower than that, it tells a screen reader of two regions in their order on the
 * page, and not of the earlier line first. */
const APART = 800;
/** The same sentence is said once within so many ms: two parts of the page may tell the same event. */
const ECHO = 1_500;
/** The slowest speed (characters a second) at which screen readers speak. */
const SPEED = 15;
/** Makes a repeated sentence a different text, because screen readers skip a line that equals the one before. */
const AGAIN = "\u00a0";

interface How {
  /** Whether it interrupts other sentences. */
  readonly now?: boolean;
  /** The least setting of how much is said at which it is said. */
  readonly from?: TalkLevel;
  /** Whether it is said even if it was said just before: it was asked for, or has happened again. */
  readonly again?: boolean;
}

interface Sentence {
  readonly text: string;
  readonly now: boolean;
  readonly at: number;
}

let last = 0;
/** When the focus moved last. */
let moved = -Infinity;
document.addEventListener("focusin", () => (moved = performance.now()));
/** What was said lately, and the part of it that isn't in a line yet. */
let lately: readonly Sentence[] = [];
let gathered: Sentence[] = [];
/** When the last line of news came. */
let newsAt = -Infinity;
/** The latest time at which the lines about what happened have been read to their end. */
let saidBy = 0;

/** Whether the reader's setting of how much is said is at least this one. */
export function wished(from: TalkLevel): boolean {
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

/** Says what has been gathered as one line: first what happened, then what is asked. What is asked waits for what happened, because
 * an urgent line would silence the line about it. */
function speakUp(): void {
  const now = performance.now();
  const apart = gathered.some((one) => !one.now) ? newsAt + APART : 0;
  const rest = Math.max(apart, Math.min(moved + REST, gathered[0]!.at + MOST)) - now;
  if (rest > 0) return void setTimeout(speakUp, rest);
  const [news, asked] = [gathered.filter((one) => !one.now), gathered.filter((one) => one.now)];
  gathered = [];
  const voice = asked.length && now >= saidBy ? urgent : quiet;
  const text = joined([...news, ...asked].map((one) => one.text));
  if (news.length) {
    newsAt = now;
    saidBy = Math.max(now, saidBy) + (text.length * 1000) / SPEED;
  }
  const before = [...quiet.peek(), ...urgent.peek()].find((line) => line.key === last);
  const region = voice === quiet ? (quiet.peek().at(-1)?.region ?? -1) + 1 : 0;
  const line = { key: ++last, text: before?.text === text ? text + AGAIN : text, language: language.peek(), region: region % POLITE_REGIONS };
  voice.value = [...voice.peek(), line].slice(-KEPT);
}

/** Sentences joined into one text. Each but the last gets a full stop, so that a voice makes a pause. */
export function joined(texts: readonly string[]): string {
  return texts.map((text, index) => (index === texts.length - 1 || /[.!?…:;]$/.test(text) ? text : `${text}.`)).join(" ");
}
