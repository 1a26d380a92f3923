/** What small letters in a typed word mean. The server reads words likewise (`rekje.reading.words`). */

import type { Arranged } from "./arrange";
import { BLANK } from "./tiles";

/** A word as it was typed; in capitals where its small letters are no blanks: where it has no others, and where its first letter alone (or IJ)
 * is a capital, as people write nouns and names, and more small ones follow than there are blanks. */
export function asMeant(word: string, blanks: number): string {
  const small = [...word].slice(word.startsWith("IJ") ? 2 : 1);
  const count = small.filter((letter) => letter !== letter.toUpperCase()).length;
  const people = small.every((letter) => letter === letter.toLowerCase()) && count > blanks;
  return people || word === word.toLowerCase() ? word.toUpperCase() : word;
}

/** How many blanks are among my tiles. */
export function blanksAmong(arranged: Arranged): number {
  return arranged.slots.filter((slot) => slot.tile === BLANK).length;
}
