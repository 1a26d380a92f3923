/** Days and moments (ms since 1970) in the reader's time and language. */

import { language } from ".";

export function shownDay(at: number): string {
  return new Date(at).toLocaleDateString(language.value, { dateStyle: "medium" });
}

export function shownMoment(at: number): string {
  return new Date(at).toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" });
}
