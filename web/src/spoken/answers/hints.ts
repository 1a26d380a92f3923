/** Hints: what the server says is best in my turn, bit by bit. */

import type { Composer } from "../../composer/composer";
import { get, atTable } from "../../net/api";
import { problemText } from "../../net/problem";
import { language } from "../../say";
import { joined } from "../../say/voice";
import type { Hint } from "../../wire.gen";

/** What was asked last: at which table, after how many events, in which language, and how often. */
let asked: { readonly composer: Composer; readonly about: string; readonly hint: Promise<Hint>; times: number } | null = null;

/** Whether hints are allowed at a table (S8). */
export function mayHint(composer: Composer): boolean {
  const { options } = composer.box.rules;
  return composer.table.seat.peek() !== null && options["lookup"] !== false && options["judging"] !== "challenge";
}

/** A bit of a hint; `more` says how to ask for the next one by a command, "" where that was all. */
interface Bit {
  readonly text: string;
  readonly more: string;
}

const nowAt = (composer: Composer) => `${composer.table.view.peek()!.version} ${language.peek()}`;

/** The next bit of the hint; whoever asks on hears in the end why it is the best. */
export async function nextHint(composer: Composer): Promise<Bit> {
  const about = nowAt(composer);
  if (asked?.composer !== composer || asked.about !== about) {
    const hint = get<Hint>(atTable(composer.table.name, `seats/${composer.seat}/hint`));
    asked = { composer, about, hint, times: 0 };
  }
  const mine = asked;
  try {
    const { told, why, more, again } = await mine.hint;
    // What has happened meanwhile may have ended the turn.
    if (nowAt(composer) !== about) return nextHint(composer);
    const place = mine.times++;
    if (place >= told.length && why) return { text: why, more: "" };
    return { text: told[Math.min(place, told.length - 1)]!, more: place < told.length - 1 ? more : again };
  } catch (problem) {
    if (asked === mine) asked = null;
    return { text: problemText(problem), more: "" };
  }
}

/** The same in one sentence after another, for the command line. */
export async function hintLine(composer: Composer): Promise<string> {
  const { text, more } = await nextHint(composer);
  return more ? joined([text, more]) : text;
}
