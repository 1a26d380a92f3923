/** Words checked and plays found on this device, without the server. Loaded when it is wanted. */

import { core } from "virtual:core";
import { learn } from "../say";
import type { SearchBasis } from "../wire.gen";
import { openPlays } from "./families";
import type { PlaySearch } from "./family";
import { fetchBasis, fetchCore, fetchWords, keptBases, type SearchWish, tidy } from "./kept";
import { Searcher } from "./searcher";
import { SEARCH } from "./sentences";

export { keptBases } from "./kept";
export { WordCheck } from "./WordCheck";

/** A word list searched here, and its plays where the family has some. */
export interface OpenSearch {
  readonly searcher: Searcher;
  readonly plays: PlaySearch | null;
}

/** Opens the search of a table; null if this server's page has no core, or gives its word list to nobody. `found` hears what will be loaded; with `judges` plays with words that are none are refused, whoever judges words at the table. */
export async function openSearch(wish: SearchWish, found: (basis: SearchBasis) => void = () => {}, judges = wish.options["judging"] === "referee"): Promise<OpenSearch | null> {
  if (!core) return null;
  const basis = await fetchBasis(wish);
  if (!basis.words) return null;
  found(basis);
  const [bytes, words] = await Promise.all([fetchCore(core), fetchWords(basis.words)]);
  const searcher = await Searcher.open(basis, bytes, words);
  void tidy(core);
  return { searcher, plays: await openPlays(searcher, judges) };
}

/** The same for a page on which nobody has asked for it: where bytes are counted, only what is kept already is opened. */
export async function openUnasked(wish: SearchWish): Promise<OpenSearch | null> {
  const kept = countsBytes() ? await keptBases() : null;
  const held = kept?.some(({ rules }) => rules.game === wish.game && rules.edition.name === wish.edition && rules.lexicon === wish.lexicon) ?? true;
  return held ? openSearch(wish).catch(() => null) : null;
}

/** Whether this device counts the bytes that it loads. */
function countsBytes(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; type?: string } };
  return Boolean(connection?.saveData || connection?.type === "cellular");
}

await learn(SEARCH);
