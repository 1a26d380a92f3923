/** What only some games have in a view, each by its name; undefined where a game lacks it. */

import type { Heap, Paper, View } from "../wire.gen";

type Own = Partial<Paper & Heap>;

/** A part of what only some games have: the words `written` down, the `acts` of a turn, the `window` for knocks, and so on. */
export function ownOf<Name extends keyof Own>({ own }: Pick<View, "own">, name: Name): Own[Name] {
  const found: Own = own ?? {};
  return found[name];
}
