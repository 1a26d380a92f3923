/** Answers of the server that stay on this device, for when it can't be reached. */

import * as api from "./api";
import { ServerError } from "./api";

/** The browser's store of that name; none without a safe connection. */
export const openStore = (name: string): Promise<Cache | null> => globalThis.caches?.open(name).catch(() => null) ?? Promise.resolve(null);

/** What the server says now, else what it said last. */
export async function getOrKept<T>(store: Cache | null, path: string): Promise<T> {
  try {
    const told = await api.get<T>(path);
    await store?.put(`/api/${path}`, new Response(JSON.stringify(told))).catch(() => {});
    return told;
  } catch (problem) {
    const kept = problem instanceof ServerError && problem.passes && (await store?.match(`/api/${path}`));
    if (!kept) throw problem;
    return (await kept.json()) as T;
  }
}
