/** The preferences that this browser remembers. */

import { effect, type Signal, signal } from "@preact/signals";

/** A value that begins as it was left in this browser. `read` makes it from what was kept, or from undefined where nothing was. */
export function remembered<T>(name: string, read: (kept: unknown) => T): Signal<T> {
  const value = signal(read(kept(name)));
  effect(() => {
    const text = JSON.stringify(value.value);
    try {
      localStorage.setItem(name, text);
    } catch {
      // A browser without storage forgets it when the page is left.
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
