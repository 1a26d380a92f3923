/** Days and moments (ms since 1970) in the reader's time and language. */

import { language } from ".";

export function shownDay(at: number): string {
  return new Date(at).toLocaleDateString(language.value, { dateStyle: "medium" });
}

export function shownMoment(at: number): string {
  return new Date(at).toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" });
}

/** A date without its year, as `27 Nov`; `exact`: with the day of the week and the hour. */
export function shortDate(at: number, exact = false): string {
  const more = exact ? ({ weekday: "short", hour: "numeric", minute: "2-digit" } as const) : {};
  return new Date(at).toLocaleString(language.value, { day: "numeric", month: "short", ...more });
}
