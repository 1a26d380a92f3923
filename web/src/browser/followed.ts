/** What this browser keeps and what follows a person from one browser to another: a few values by name. */

import { reread } from "./remembered";

/** My name, my language, how I see and hear, my alerts, the tips that I have seen, the words that I study. What belongs to one browser stays there:
 * compositions, drafts of a book, the promises about shuffles. */
const FOLLOWED = ["rekje-name", "rekje-language", "rekje-seeing", "rekje-alerts", "rekje-tips", "rekje-study"] as const;
const STATE = "rekje-followed";

type Values = Readonly<Record<string, string>>;

/** What was last agreed with the server. */
interface Agreed {
  readonly version: number;
  readonly values: Values;
}

/** Whether this browser is one of several of a person, as far as it knows. */
export const isFollowed = (): boolean => settled() !== null;

export function settled(): Agreed | null {
  try {
    return JSON.parse(localStorage.getItem(STATE) ?? "null") as Agreed | null;
  } catch {
    return null;
  }
}

export function settle(version: number, values: Values): void {
  localStorage.setItem(STATE, JSON.stringify({ version, values }));
}

/** This browser is on its own again. */
export function endFollowing(): void {
  localStorage.removeItem(STATE);
}

/** What stands here now. */
export function valuesHere(): Values {
  return Object.fromEntries(FOLLOWED.flatMap((name) => (localStorage.getItem(name) === null ? [] : [[name, localStorage.getItem(name)!]])));
}

/** What two browsers agree on: what the server has; but what was changed here since they last agreed counts as newer. */
export function merged(there: Values, here: Values, before: Values): Values {
  const changed = Object.entries(here).filter(([name, value]) => before[name] !== value && (name in before || !(name in there)));
  return { ...there, ...Object.fromEntries(changed) };
}

/** Puts values here. Returns the names of those that have changed. */
export function put(values: Values): string[] {
  const changed = FOLLOWED.filter((name) => name in values && localStorage.getItem(name) !== values[name]);
  for (const name of changed) localStorage.setItem(name, values[name]!);
  reread(changed);
  return changed;
}
