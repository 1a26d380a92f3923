/** The key of a new score sheet, and the name that its table gets by it on the server (rekje.server.keys.name_by_key). */

import { toBase64url } from "../../browser/base64";

/** A key that nobody else has. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The table's name; null where the browser has no SHA-256, at an address that isn't secure. */
export async function nameByKey(key: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const text = new TextEncoder().encode(`rekje-sheet ${key}`);
  return toBase64url((await crypto.subtle.digest("SHA-256", text)).slice(0, 9));
}
