import { say, sayList } from "../../say";
import { clockText } from "../../seats/clock";
import type { Invitation } from "../../wire.gen";
import { offered } from "../offer";
import { editionName } from "../start/EditionChoice";
import { optionName, type OptionValue, valueName } from "../options";

/** What is played and how, as far as it isn't the usual; who is there, and whether it has begun. */
export function Terms({ told }: { told: Invitation }) {
  return (
    <ul class="terms">
      {[...rules(told), ...people(told), ...(told.kept ? [] : [say(`seats-phase-${told.phase}`)])].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function rules({ game, edition, language, lexicon, options }: Invitation): string[] {
  const info = offered.value?.catalogue.games.find((one) => one.name === game);
  const box = info?.editions.find((one) => one.name === edition);
  const several = info?.editions.filter((one) => one.language === language).length !== 1;
  const lines = [say("seats-words", { language: say(`screen-language-${language}`) }), ...(box && several ? [say("seats-edition", { name: editionName(box) })] : [])];
  if (box && lexicon !== box.lexicon) lines.push(say("seats-list", { name: lexicon }));
  if ("clock" in options) lines.push(clockText(String(options["clock"])));
  for (const option of info?.options ?? []) {
    const value = options[option.name];
    if (value !== undefined && option.name !== "clock" && value !== (box?.options[option.name] ?? option.default)) lines.push(optionText(option.name, value));
  }
  return lines;
}

function optionText(name: string, value: OptionValue): string {
  const told = typeof value === "boolean" ? say(value ? "seats-yes" : "seats-no") : value === null ? "–" : valueName(name, value);
  return say("seats-option", { option: optionName(name), value: told });
}

/** Who has a seat already, and for whom one is kept. */
function people({ seats, seat: own, phase }: Invitation): string[] {
  const there = seats.filter((one) => one.taken && one.player === "person").map((one) => one.name);
  const computers = seats.filter((one) => one.player !== "person").map((one) => one.name);
  const free = phase === "over" ? 0 : seats.filter((one, number) => !one.taken && one.player === "person" && number !== own).length;
  return [
    ...(there.length ? [say("seats-there", { names: sayList(there), count: there.length })] : []),
    ...(computers.length ? [say("seats-computers", { names: sayList(computers), count: computers.length })] : []),
    ...(free ? [say("seats-free", { count: free })] : []),
  ];
}
