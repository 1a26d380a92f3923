/** Begins a score sheet: at the server, or where that can't be reached on this device, by what is kept here from before. */

import * as api from "../../net/api";
import { ServerError } from "../../net/api";
import { getOrKept, openStore } from "../../net/kept";
import { offered } from "../../net/offer";
import type { BlankBook, BlankBooks, NewTable, Offer, TableMade } from "../../wire.gen";
import { remember } from "../book/store";
import { bookOf } from "./blank";
import { nameByKey, newKey } from "./naming";

/** What is kept for that. The page's worker (web/worker.js) puts it there too, when it is installed. */
const STORE = "rekje.books";

/** Brings what is offered here, now or when the server was last asked, and keeps what a sheet needs that is begun later. Throws a `ServerError` where neither
 * is possible. */
export async function prepareSheets(): Promise<void> {
  const store = await openStore(STORE);
  void getOrKept<BlankBooks>(store, "books").catch(() => {});
  offered.value = await getOrKept<Offer>(store, "games").catch((problem: unknown) => Promise.reject(problem instanceof ServerError && problem.passes ? lacking() : problem));
}

/** Begins the sheet that is wished for. Throws a `ServerError` where that isn't possible. */
export async function beginSheet(wish: NewTable): Promise<Pick<TableMade, "table" | "links">> {
  const key = newKey();
  const table = await nameByKey(key);
  if (!table) return api.makeTable(wish);
  const keyed = { ...wish, key };
  try {
    return await api.makeTable(keyed);
  } catch (problem) {
    if (!(problem instanceof ServerError) || problem.code !== "web-offline") throw problem;
    // The server may have made it, and the answer been lost: by the key it is the same table later on.
    const blank = await blankOf(wish);
    if (!blank) throw lacking();
    if (!remember(table, { book: bookOf(blank, wish, table), waiting: [], unmade: { wish: keyed } })) throw new ServerError("keep-not-stored", "");
    return { table, links: [] };
  }
}

async function blankOf({ game, edition }: NewTable): Promise<BlankBook | undefined> {
  const { books } = await getOrKept<BlankBooks>(await openStore(STORE), "books").catch(() => ({ books: [] as BlankBook[] }));
  return books.find(({ rules }) => rules.game === game && rules.edition.name === edition);
}

/** What is said where nothing is kept here. */
const lacking = () => new ServerError(globalThis.isSecureContext ? "keep-not-prepared" : "keep-not-secure", "");
