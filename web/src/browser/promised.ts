/** What this browser was promised of the shuffles at its tables, and its own part in them: kept here, where the server can't change it. */

import type { Snapshot } from "../wire.gen";

/** The commitment first seen at a table, before the game began there; and the nonce given after that, empty by who only looked on. */
export interface Promised {
  readonly table: string;
  readonly commitment: string;
  readonly nonce: string;
}

const NAME = "rekje-shuffles";
const MOST = 200;

export function promisedAt(table: string): Promised | undefined {
  return all().find((one) => one.table === table);
}

/**
 * Remember what is promised at a table that waits to begin; the nonce to give there, if one is wanted. Where it has once promised
 * something else, this browser gives none.
 */
export function nonceFor({ table, view, commitment, nonce_wanted }: Pick<Snapshot, "table" | "view" | "commitment" | "nonce_wanted">): string | null {
  if (view || !commitment) return null;
  const before = promisedAt(table);
  const wanted = nonce_wanted && (before?.commitment ?? commitment) === commitment;
  const nonce = before?.nonce || (wanted ? newNonce() : "");
  keep({ table, commitment: before?.commitment ?? commitment, nonce });
  return wanted ? nonce : null;
}

/** Nothing of them stays here. */
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
    // A browser without room can't tell afterwards what it was promised.
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
