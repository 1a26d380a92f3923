/** What this browser remembers of how somebody likes the page. */

import { effect, type Signal, signal } from "@preact/signals";

/** A value that begins as it was left here: `read` makes one of what was kept, or of undefined where nothing is. */
export function remembered<T>(name: string, read: (kept: unknown) => T): Signal<T> {
  const value = signal(read(kept(name)));
  effect(() => {
    const text = JSON.stringify(value.value);
    try {
      localStorage.setItem(name, text);
    } catch {
      // A browser without room forgets it when the page is left.
    }
  });
  return value;
}

function kept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "") as unknown;
  } catch {
    return undefined;
  }
}
