/** Hints: what the server says is best in my turn, bit by bit. */

import type { Composer } from "../../composer/composer";
import { get, atTable } from "../../net/api";
import { problemText } from "../../net/problem";
import { joined } from "../../say/voice";
import type { Hint } from "../../wire.gen";

/** What was asked last: at which table, after how many events, and how often. */
let asked: { readonly composer: Composer; readonly version: number; readonly hint: Promise<Hint>; times: number } | null = null;

/** Whether hints are allowed at a table (S8). */
export function mayHint(composer: Composer): boolean {
  const { options } = composer.box.rules;
  return composer.table.seat.peek() !== null && options["lookup"] !== false && options["judging"] !== "challenge";
}

/** The next bit of the hint; whoever asks on hears in the end why it is the best. */
export async function nextHint(composer: Composer): Promise<string> {
  const { version } = composer.table.view.peek()!;
  if (asked?.composer !== composer || asked.version !== version) {
    const hint = get<Hint>(atTable(composer.table.name, `seats/${composer.seat}/hint`));
    asked = { composer, version, hint, times: 0 };
  }
  const mine = asked;
  try {
    const { told, why, more } = await mine.hint;
    const place = mine.times++;
    if (place >= told.length && why) return why;
    return joined([told[Math.min(place, told.length - 1)]!, ...(more && place >= told.length - 1 ? [more] : [])]);
  } catch (problem) {
    if (asked === mine) asked = null;
    return problemText(problem);
  }
}
