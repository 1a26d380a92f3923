/** The commitments to the shuffles at this browser's tables, and its own nonces. They are kept here, where the server can't change them. */

import type { Snapshot } from "../wire.gen";

/** The commitment first seen at a table, before its game began, and the nonce given after that. Somebody who only watches gives an empty nonce. Whenever what is played is changed (`changes`), another nonce is given. */
export interface Promised {
  readonly table: string;
  readonly commitment: string;
  readonly nonce: string;
  readonly changes?: number;
}

const NAME = "rekje-shuffles";
const MOST = 200;

export function promisedAt(table: string): Promised | undefined {
  return all().find((one) => one.table === table);
}

/**
 * Remembers the commitment of a table that waits to begin. Returns the nonce to give there, if one is wanted. A table that has changed its
 * commitment gets none.
 */
export function nonceFor({ table, view, commitment, nonce_wanted, changes }: Pick<Snapshot, "table" | "view" | "commitment" | "nonce_wanted" | "changes">): string | null {
  if (view || !commitment) return null;
  const before = promisedAt(table);
  const wanted = nonce_wanted && (before?.commitment ?? commitment) === commitment;
  const given = (before?.changes ?? 0) === changes ? before?.nonce : "";
  const nonce = given || (wanted ? newNonce() : "");
  keep({ table, commitment: before?.commitment ?? commitment, nonce, changes });
  return wanted ? nonce : null;
}

/** Removes all of them from this browser. */
export function forgetPromises(): void {
  localStorage.removeItem(NAME);
}

function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function keep(promised: Promised): void {
  const others = all().filter((one) => one.table !== promised.table);
  try {
    localStorage.setItem(NAME, JSON.stringify([...others, promised].slice(-MOST)));
  } catch {
    // A browser without storage can't check the shuffle afterwards.
  }
}

function all(): readonly Promised[] {
  try {
    const kept = JSON.parse(localStorage.getItem(NAME) ?? "[]") as unknown;
    return Array.isArray(kept) ? (kept as Promised[]) : [];
  } catch {
    return [];
  }
}
