import { useEffect } from "preact/hooks";
import { loadOffer, offered } from "../net/offer";
import { say } from "../say";
import { optionName, type OptionValue, valueName } from "../say/options";
import { editionName } from "../start/form/EditionChoice";
import type { TableRules } from "../wire.gen";
import { clockText } from "./clock";

/** What was agreed at a table, for who plays at it. */
export function Agreed({ rules: { game, edition, lexicon, options } }: { rules: TableRules }) {
  useEffect(() => void loadOffer(), []);
  return (
    <section class="agreed" aria-label={say("seats-agreed")}>
      <h3>{say("seats-agreed")}</h3>
      <ul class="terms">
        {agreed({ game, edition: edition.name, language: edition.language, lexicon, options }).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

interface Chosen {
  readonly game: string;
  readonly edition: string;
  readonly language: string;
  readonly lexicon: string;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** By which words, edition, clock and options a game is played, as far as they aren't the usual ones: a line each. */
export function agreed({ game, edition, language, lexicon, options }: Chosen): string[] {
  const info = offered.value?.catalogue.games.find((one) => one.name === game);
  const box = info?.editions.find((one) => one.name === edition);
  const several = info?.editions.filter((one) => one.language === language).length !== 1;
  const lines = [say("seats-words", { language: say(`screen-language-${language}`) }), ...(box && several ? [say("seats-edition", { name: editionName(box) })] : [])];
  if (box && lexicon !== box.lexicon) lines.push(say("seats-list", { name: listName(lexicon) }));
  if ("clock" in options) lines.push(clockText(String(options["clock"])));
  for (const option of info?.options ?? []) {
    const value = options[option.name];
    if (value !== undefined && option.name !== "clock" && value !== (box?.options[option.name] ?? option.default)) lines.push(optionText(option.name, value));
  }
  return lines;
}

/** A club's list by its title and where it comes from; any other by its name. */
function listName(lexicon: string): string {
  const list = offered.value?.lists.find((one) => one.name === lexicon);
  return list ? `${list.title} (${list.source})` : lexicon.replace(/^club:/, "");
}

function optionText(name: string, value: OptionValue): string {
  const told = typeof value === "boolean" ? say(value ? "seats-yes" : "seats-no") : value === null ? "–" : valueName(name, value);
  return say("seats-option", { option: optionName(name), value: told });
}
