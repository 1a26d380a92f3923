/** Sentences in the reader's language, from the same Fluent catalogues that the server and the terminal read. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";

export const LANGUAGES = ["nl", "fr", "de", "en", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Params = Record<string, FluentVariable>;

/** What loads the sentences, by language. */
export type Loaders = Record<Language, () => Promise<{ default: string }>>;

const LOADERS: Loaders = {
  nl: () => import("virtual:catalogue/nl"),
  fr: () => import("virtual:catalogue/fr"),
  de: () => import("virtual:catalogue/de"),
  en: () => import("virtual:catalogue/en"),
  it: () => import("virtual:catalogue/it"),
};
const MINUS = "−";
const REMEMBERED = "rekje-language";

/** The sentences of the parts of the page opened so far. */
const further: Loaders[] = [];

/** The language shown. It changes only when its sentences are there. */
export const language = signal<Language>("en");
const bundle = signal<FluentBundle | null>(null);

export function isLanguage(code: unknown): code is Language {
  return (LANGUAGES as readonly unknown[]).includes(code);
}

/** The first language: the one chosen before, otherwise the browser's, otherwise English. */
export function wishedLanguage(): Language {
  const wishes = [localStorage.getItem(REMEMBERED), ...navigator.languages].map((wish) => wish?.slice(0, 2).toLowerCase());
  return wishes.find(isLanguage) ?? "en";
}

/** The language requested last, the number of requests, and the promise of the last one. */
let wished: Language = "en";
let asked = 0;
let newest = Promise.resolve();

/** Shows a language as soon as its sentences are there. Of several requested at once the last one is shown. */
export function speak(wanted: Language): Promise<void> {
  wished = wanted;
  newest = bring(wanted, ++asked);
  return newest;
}

async function bring(wanted: Language, number: number): Promise<void> {
  const texts = await Promise.all([LOADERS, ...further].map((loaders) => loaders[wanted]()));
  if (number !== asked) return newest;
  const made = makeBundle(wanted, texts.map((text) => text.default).join(""));
  language.value = wanted;
  bundle.value = made;
  document.documentElement.lang = wanted;
}

/** Loads the sentences of one more part of the page, in the language shown. */
export async function learn(loaders: Loaders): Promise<void> {
  if (further.includes(loaders)) return;
  further.push(loaders);
  await speak(wished);
}

export function chooseLanguage(wanted: Language): Promise<void> {
  localStorage.setItem(REMEMBERED, wanted);
  document.cookie = `rekje-language=${wanted}; path=/; max-age=31536000; samesite=strict`;
  return speak(wanted);
}

export function makeBundle(code: Language, text: string): FluentBundle {
  const made = new FluentBundle(code, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

/** The sentence for a message code, with its parameters filled in; the code itself if no catalogue has it. */
export function say(code: string, params: Params = {}): string {
  const message = bundle.value?.getMessage(code);
  if (!message?.value) return code;
  const text = bundle.value!.formatPattern(message.value, params, []);
  return Object.values(params).some((value) => typeof value === "number" && value < 0) ? withMinus(text) : text;
}

/** A text whose numbers below nothing have a minus, not a hyphen. */
export function withMinus(text: string): string {
  return text.replace(/(?<![\p{L}\d])-(?=\d)/gu, MINUS);
}

/** A number as people read it: with a minus, not a hyphen. */
export function shownNumber(value: number): string {
  return value < 0 ? `${MINUS}${-value}` : String(value);
}

export function canSay(code: string): boolean {
  return Boolean(bundle.value?.hasMessage(code));
}

/** The sentence in a game's own words, if it has any. */
export function sayIn(game: string, code: string, params: Params = {}): string {
  const own = `own-${game}-${code}`;
  return say(canSay(own) ? own : code, params);
}

/** Parts with semicolons between them. */
export const sayParts = (parts: readonly string[]): string => parts.join(`${say("web-semicolon")} `);

/** Names joined as in a sentence: “Anna, Bram and Cor”. */
export function sayList(names: string[]): string {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(names);
}
