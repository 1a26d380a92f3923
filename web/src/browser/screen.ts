/** What the window is like: narrow as a phone, and whether it is touched or has a keyboard. */

import { type Signal, signal } from "@preact/signals";

/** Whether a media query matches, as a signal that follows it. */
export function matches(query: string): Signal<boolean> {
  const list = matchMedia(query);
  const now = signal(list.matches);
  list.addEventListener("change", () => (now.value = list.matches));
  return now;
}

export const narrow = matches("(max-width: 53.7em)");

/** Whether fingers are the first way of input. */
export const isTouched = (): boolean => matchMedia("(hover: none)").matches;
