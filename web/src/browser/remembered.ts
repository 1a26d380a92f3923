/** The preferences that this browser remembers. */

import { effect, type Signal, signal } from "@preact/signals";

/** What takes a value from the browser's storage again, by name. */
const readers = new Map<string, () => void>();

/** A value that begins as it was left in this browser. `read` makes it from what was kept, or from undefined where nothing was. */
export function remembered<T>(name: string, read: (kept: unknown) => T): Signal<T> {
  const value = signal(read(kept(name)));
  readers.set(name, () => (value.value = read(kept(name))));
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

/** Takes values again that were put into the browser's storage from elsewhere. */
export function reread(names: readonly string[]): void {
  for (const name of names) readers.get(name)?.();
}

function kept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "") as unknown;
  } catch {
    return undefined;
  }
}
