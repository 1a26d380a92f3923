/** Changing what is played at a table that waits for people, by the same form with which tables are made. */

import { effect, untracked } from "@preact/signals";
import type { OptionValue } from "../../say/options";
import type { ChangeTerms, TableRules } from "../../wire.gen";
import { chosenEdition, chosenGame, edition, lexicon, lines, options } from "./wish";

/** Fills the form with a table's rules for this many seats. Returns a function that gives the form back as it was. */
export function beginChange(rules: TableRules, seats: number): () => void {
  const kept = [chosenGame.value, chosenEdition.value, lexicon.value, lines.value, options.value] as const;
  chosenGame.value = rules.game;
  chosenEdition.value = rules.edition.name;
  lexicon.value = rules.lexicon === rules.edition.lexicon ? "" : rules.lexicon;
  lines.value = Array.from({ length: seats }, () => ({ kind: "here", name: "", player: "" }));
  options.value = unusual(rules.options, rules.edition.options);
  const stop = keepOptions();
  return () => {
    stop();
    [chosenGame.value, chosenEdition.value, lexicon.value, lines.value, options.value] = kept;
  };
}

/** Whoever chooses other words keeps the tempo and the other options that were wished for, as far as they are offered there too. */
function keepOptions(): () => void {
  let [before, wished] = [chosenEdition.peek(), options.peek()];
  return effect(() => {
    const [now, asked] = [chosenEdition.value, options.value];
    if (now === before) {
      wished = asked;
      return;
    }
    before = now;
    const [box, kept] = [untracked(() => edition.value), wished];
    const fits = ([name, value]: [string, OptionValue]) => name in (box?.options ?? {}) && (box?.offers[name]?.includes(String(value)) ?? true);
    // Whoever chooses an edition forgets the options right after this.
    queueMicrotask(() => (options.value = Object.fromEntries(Object.entries(kept).filter(fits))));
  });
}

function unusual(asked: Readonly<Record<string, OptionValue>>, usual: Readonly<Record<string, OptionValue>>): Record<string, OptionValue> {
  return Object.fromEntries(Object.entries(asked).filter(([name, value]) => usual[name] !== value));
}

/** What the form says now. */
export function wishedTerms(): ChangeTerms {
  return { edition: chosenEdition.value, options: options.value, ...(lexicon.value ? { lexicon: lexicon.value } : {}) };
}
