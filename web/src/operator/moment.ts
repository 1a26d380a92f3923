import { language } from "../say";

/** A moment (ms since 1970) in the reader's time and language. */
export function shownMoment(at: number): string {
  return new Date(at).toLocaleString(language.value, { dateStyle: "short", timeStyle: "short" });
}
