/** What is agreed at a table: by which words, at what tempo and by which options it is played. */

import { gameOf, offered } from "../net/offer";
import { say } from "../say";
import { editionName, optionName, type OptionValue, valueName } from "../say/options";
import type { Invitation, TableRules } from "../wire.gen";
import { clockText } from "./clock";

/** What can be agreed, as a table's rules and an invitation tell it. */
interface ChosenTerms {
  readonly game: string;
  readonly edition: string;
  readonly language: string;
  readonly lexicon: string;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** One thing that is agreed: its name and its value, and both as one line. */
interface Term {
  readonly key: string;
  readonly name: string;
  readonly value: string;
  readonly line: string;
}

export function chosenAt({ game, edition, lexicon, options }: TableRules): ChosenTerms {
  return { game, edition: edition.name, language: edition.language, lexicon, options };
}

export function chosenIn({ game, edition, language, lexicon, options }: Invitation): ChosenTerms {
  return { game, edition, language, lexicon, options };
}

/** What is always told besides the words and the tempo. */
const TOLD = new Set(["judging", "lookup"]);

/** The words, the tempo, who judges and whether there are hints, and whatever else isn't the usual or is in `also`. */
export function termsOf({ game, edition, language, lexicon, options }: ChosenTerms, also: ReadonlySet<string> = TOLD): Term[] {
  const info = gameOf(game);
  const box = info?.editions.find((one) => one.name === edition);
  const several = info?.editions.filter((one) => one.language === language).length !== 1;
  const words = say(`screen-language-${language}`);
  const terms: Term[] = [{ key: "words", name: say("seats-words-name"), value: words, line: say("seats-words", { language: words }) }];
  if (box && (several || also.has("edition"))) {
    const value = editionName(box);
    terms.push({ key: "edition", name: say("seats-edition-name"), value, line: say("seats-edition", { name: value }) });
  }
  if (box && (lexicon !== box.lexicon || also.has("list"))) {
    const value = listName(lexicon);
    terms.push({ key: "list", name: say("seats-list-name"), value, line: say("seats-list", { name: value }) });
  }
  if ("clock" in options) {
    const value = clockText(String(options["clock"]));
    terms.push({ key: "clock", name: say("seats-tempo"), value, line: value });
    if (String(options["clock"]).startsWith("days:") && options["vacation"] !== undefined) terms.push(vacation(Number(options["vacation"])));
  }
  for (const { name, default: usual } of info?.options ?? []) {
    const value = options[name];
    if (value === undefined || name === "clock" || name === "vacation" || (value === (box?.options[name] ?? usual) && !also.has(name))) continue;
    terms.push(name === "judging" ? judging(String(value)) : option(name, value));
  }
  return terms;
}

/** What becomes of unknown words. It is told always, in words of its own. */
function judging(value: string): Term {
  return { key: "judging", name: say("seats-unknown-words"), value: say(`seats-unknown-${value}`), line: say(`seats-judging-${value}`) };
}

/** How many days each has. It is told with every clock that counts days (C13). */
function vacation(count: number): Term {
  const [name, value] = [optionName("vacation"), say("seats-vacation-each", { count })];
  return { key: "vacation", name, value, line: say("seats-option", { option: name, value }) };
}

function option(name: string, value: OptionValue): Term {
  const [called, told] = [optionName(name), optionText(name, value)];
  return { key: name, name: called, value: told, line: say("seats-option", { option: called, value: told }) };
}

/** A club's list by its title and where it comes from; any other by its name. */
function listName(lexicon: string): string {
  const list = offered.value?.lists.find((one) => one.name === lexicon);
  return list ? `${list.title} (${list.source})` : lexicon.replace(/^club:/, "");
}

function optionText(name: string, value: OptionValue): string {
  if (typeof value === "boolean") return say(value ? "seats-yes" : "seats-no");
  return value === null ? "–" : valueName(name, value);
}

/** A term, with what it was before the last changes, if they changed it. */
interface ChangedTerm extends Term {
  readonly was: string | null;
}

/** The terms now, each with what it was. */
export function changedTerms(now: TableRules, was: TableRules | null): ChangedTerm[] {
  const plain = [chosenAt(now), ...(was ? [chosenAt(was)] : [])];
  const also = new Set(plain.flatMap((chosen) => termsOf(chosen).map(({ key }) => key)));
  const before = new Map(was ? termsOf(chosenAt(was), also).map(({ key, value }) => [key, value]) : []);
  return termsOf(chosenAt(now), also).map((term) => {
    const old = before.get(term.key);
    return { ...term, was: old !== undefined && old !== term.value ? say("seats-was", { value: old }) : null };
  });
}
