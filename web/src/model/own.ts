/** The parts of a view that only some games have, by name; undefined if a game lacks one. */

import type { Heap, Paper, View } from "../wire.gen";

type Own = Partial<Paper & Heap>;

/** One such part: the words `written` down, the `acts` of a turn, the `window` for knocks, and so on. */
export function ownOf<Name extends keyof Own>({ own }: Pick<View, "own">, name: Name): Own[Name] {
  const found: Own = own ?? {};
  return found[name];
}
