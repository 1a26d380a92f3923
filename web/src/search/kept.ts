/** What searches need, kept on this device once it was fetched: the core, rule facts, packed word lists. */

import { ServerError } from "../net/api";
import { getOrKept, openStore } from "../net/kept";
import type { PackedWords, SearchBasis, TableRules } from "../wire.gen";

/** The table for which it is asked. */
export type SearchWish = Pick<TableRules, "game" | "lexicon" | "options"> & { readonly edition: string };

const STORE = "rekje.search";
const BASIS = "/api/search/";
const WORDS = "/kept/words/";

const store = () => openStore(STORE);

/** The rule facts, and where the words are: as the server says now, else as it said last. */
export async function fetchBasis({ game, edition, lexicon, options }: SearchWish): Promise<SearchBasis> {
  const query = new URLSearchParams({ lexicon, options: JSON.stringify(options) });
  return getOrKept<SearchBasis>(await store(), `search/${encodeURIComponent(game)}/${encodeURIComponent(edition)}?${query}`);
}

/** The packed words; what they are kept by is their digest, so that games share them. */
export function fetchWords({ address, digest }: PackedWords): Promise<ArrayBuffer> {
  return fetched(address, `${WORDS}${digest}`);
}

/** The core. */
export function fetchCore(address: string): Promise<ArrayBuffer> {
  return fetched(address, address);
}

/** What is kept, or else what the server sends, which is kept from then on. */
async function fetched(address: string, name: string): Promise<ArrayBuffer> {
  const opened = await store();
  const kept = await opened?.match(name);
  if (kept) return kept.arrayBuffer();
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) throw new ServerError(answer ? "web-trouble" : "web-offline", "");
  const bytes = await answer.arrayBuffer().catch(() => Promise.reject(new ServerError("web-offline", "")));
  await opened?.put(name, new Response(bytes.slice(0))).catch(() => {});
  return bytes;
}

/** The tables whose rules and words are kept here. */
export async function keptBases(): Promise<SearchBasis[]> {
  const opened = await store();
  const names = (await opened?.keys()) ?? [];
  const asked = names.filter((one) => new URL(one.url).pathname.startsWith(BASIS));
  const bases = await Promise.all(asked.map(async (one) => (await opened!.match(one))!.json() as Promise<SearchBasis>));
  const held = new Set(names.map((one) => new URL(one.url).pathname));
  return bases.filter(({ words }) => words && held.has(`${WORDS}${words.digest}`));
}

/** Removes cores of older pages, and words that no kept rules speak of any more. */
export async function tidy(core: string): Promise<void> {
  const opened = await store();
  const wanted = new Set([core, ...(await keptBases()).map(({ words }) => `${WORDS}${words!.digest}`)]);
  for (const one of (await opened?.keys()) ?? []) {
    const { pathname } = new URL(one.url);
    if (!pathname.startsWith(BASIS) && !wanted.has(pathname)) await opened!.delete(one);
  }
}
