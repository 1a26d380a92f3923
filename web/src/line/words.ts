/** Which command a typed word names: in the language of the page or in English, in full or by its beginning. */

import { distance } from "fastest-levenshtein";
import { canSay, type Language, language, makeBundle, say } from "../say";
import { alsoCode, COMMAND_NAMES, type CommandName, commandWord, wordCode } from "./commands";
import { LINE } from "./sentences";

/** What a word names: one command, several that begin with it, one of another game, or none and perhaps one that is nearly the same. */
export type Recognised = { readonly command: CommandName } | { readonly several: readonly CommandName[] } | { readonly elsewhere: CommandName } | { readonly nearest: string | null };

type Words = ReadonlyMap<string, CommandName>;

const english = makeBundle("en", (await LINE.en()).default);

function inEnglish(code: string): string {
  const message = english.getMessage(code);
  return message?.value ? english.formatPattern(message.value) : "";
}

const EVERY: ReadonlySet<CommandName> = new Set(COMMAND_NAMES);

/** Another name of the help, in every language. */
const HELP_SIGN = "?";

let made: { readonly language: Language; readonly own: Words; readonly english: Words } | null = null;

/** The words in the language of the page, and those in English. */
function dictionary() {
  if (made?.language !== language.peek()) made = { language: language.peek(), own: wordsBy((code) => (canSay(code) ? say(code) : "")), english: wordsBy(inEnglish) };
  return made!;
}

/** Every word of every command. A command's own word comes before another one's further words. */
function wordsBy(tell: (code: string) => string): Words {
  const of = (code: (name: CommandName) => string) => COMMAND_NAMES.flatMap((name) => tell(code(name)).split(",").map((word) => [plainly(word), name] as const));
  const words = new Map<string, CommandName>();
  for (const [word, name] of [...of(wordCode), ...of(alsoCode)]) if (/\p{L}/u.test(word) && !words.has(word)) words.set(word, name);
  return words;
}

/** A word as it is compared: in small letters, without accents. */
export function plainly(word: string): string {
  return word.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("œ", "oe").replaceAll("ß", "ss");
}

/** The command of which a word is the name in full. Where two languages have the same word, that of the page wins. */
export function inFull(typed: string, known: ReadonlySet<CommandName>): CommandName | null {
  const { own, english: other } = dictionary();
  const word = plainly(typed);
  if (word === HELP_SIGN) return "help";
  return [own.get(word), other.get(word)].find((name) => name !== undefined && known.has(name)) ?? null;
}

/** What a word names. A beginning that fits one command in the language of the page is enough, whatever else begins so in English. */
export function recognise(typed: string, known: ReadonlySet<CommandName>): Recognised {
  const whole = inFull(typed, known);
  if (whole) return { command: whole };
  const { own, english: other } = dictionary();
  for (const words of [own, other]) {
    const found = beginning(words, plainly(typed), known);
    if (found.length === 1) return { command: found[0]! };
    if (found.length) return { several: found };
  }
  const elsewhere = inFull(typed, EVERY);
  if (elsewhere) return { elsewhere };
  const near = (words: Words) => nearest(plainly(typed), [...words].flatMap(([word, name]) => (known.has(name) ? [word] : [])));
  const slip = near(own) ?? near(other);
  // Whoever slips in English is told the word of the page.
  return { nearest: slip === null || own.has(slip) ? slip : commandWord(other.get(slip)!) };
}

function beginning(words: Words, start: string, known: ReadonlySet<CommandName>): CommandName[] {
  return start ? [...new Set([...words].flatMap(([word, name]) => (word.startsWith(start) && known.has(name) ? [name] : [])))] : [];
}

/** The word that differs least, by two letters at most, and by no more than half of its own. What has a digit isn't meant as one. */
function nearest(typed: string, words: readonly string[]): string | null {
  if (/\d/.test(typed)) return null;
  const near = words.map((word) => [distance(typed, word), word] as const).filter(([far, word]) => far <= 2 && far * 2 <= word.length);
  return near.sort(([one], [other]) => one - other)[0]?.[1] ?? null;
}
