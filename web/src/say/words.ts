/** The language of a game's words, where it isn't that of the page: without it a voice would read them by the rules of the page's language. */

import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { language } from ".";

/** The language of the game that the page shows; "" where it shows none. */
const words = signal("");

/** Tells, while a component is shown, in which language the words of its game are. */
export function useWordsIn(code: string | undefined): void {
  useLayoutEffect(() => {
    words.value = code ?? "";
    return () => void (words.value = "");
  }, [code]);
}

/** What `lang` is on an element that shows words of the game; undefined where it is that of the page. */
export function wordLang(): string | undefined {
  return words.value && words.value !== language.value ? words.value : undefined;
}
