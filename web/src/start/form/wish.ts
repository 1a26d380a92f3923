/** The table that is being wished for, as the form has it. */

import { computed, signal } from "@preact/signals";
import { lastGame } from "../../browser/last-game";
import { myName } from "../../browser/my-name";
import { editionOf, gameOf, offered, playersOf, usualEdition } from "../../net/offer";
import { chosenPlayer, EVEN } from "../../net/ratings";
import { language } from "../../say";
import type { OptionValue } from "../../say/options";
import type { GameInfo, NewTable, OptionInfo, SeatWish } from "../../wire.gen";

type Kind = SeatWish["kind"];

/** A line of the form; what a seat doesn't need is kept for when it does. */
export interface SeatLine {
  readonly kind: Kind;
  readonly name: string;
  readonly player: string;
}

export const chosenGame = signal("");
export const chosenEdition = signal("");
export const lines = signal<readonly SeatLine[]>([]);
export const options = signal<Readonly<Record<string, OptionValue>>>({});
export const youngest = signal<number | null>(null);
/** The word list; nothing: the edition's own. */
export const lexicon = signal("");

export const game = computed<GameInfo | undefined>(() => gameOf(chosenGame.value));
export const edition = computed(() => editionOf(chosenGame.value, chosenEdition.value));
/** The options that the edition has. */
export const offeredOptions = computed<readonly OptionInfo[]>(() => (game.value?.options ?? []).filter((option) => option.name in (edition.value?.options ?? {})));
/** This site's own word lists that fit the edition. */
export const fittingLists = computed(() =>
  (offered.value?.lists ?? []).filter((list) => list.editions.includes(`${chosenGame.value}/${chosenEdition.value}`)),
);
export const players = computed(() => playersOf(chosenGame.value));

/** Begin the form: the game chosen last, in the reader's language, against a computer. */
export function begin(): void {
  const first = gameOf(lastGame.value) ?? offered.value?.catalogue.games[0];
  if (first && !chosenGame.value) chooseGame(first.name);
}

export function chooseGame(name: string): void {
  chosenGame.value = name;
  lastGame.value = name;
  chooseEdition((game.value && usualEdition(game.value))?.name ?? "");
  if (!lines.value.length) {
    lines.value = [
      { kind: "me", name: myName(), player: EVEN },
      { kind: "computer", name: "", player: EVEN },
    ];
  }
  const { least, most } = game.value!.seats;
  const fit = lines.value.slice(0, most).map((line) => ({ ...line, player: players.value.some((one) => one.name === line.player) ? line.player : EVEN }));
  while (fit.length < least) fit.push({ kind: "computer", name: "", player: EVEN });
  lines.value = fit;
  youngest.value = null;
}

export function chooseEdition(name: string): void {
  chosenEdition.value = name;
  options.value = {};
  if (!fittingLists.value.some((list) => list.name === lexicon.value)) lexicon.value = "";
}

export function valueOf(option: string): OptionValue {
  const asked = options.value[option];
  return asked !== undefined ? asked : (edition.value?.options[option] ?? null);
}

/** Options that only matter where another one has a value like this. */
const NEEDS: Readonly<Record<string, readonly [option: string, value: RegExp]>> = {
  challenge_penalty: ["judging", /^challenge$/],
  lookup: ["judging", /^(referee|agree)$/],
  overtime: ["clock", /^game:/],
  vacation: ["clock", /^days:/],
  solo_letters: ["solo", /^[12]$/],
  solo_time: ["solo", /^[12]$/],
};
/** Options for one player alone, and for several. */
const ALONE = ["solo", "solo_letters", "solo_time"];
const TOGETHER = ["judging", "knock_window"];

/** What limits time; more time lengthens it. */
const LIMITS = ["clock", "glass", "knock_window", "solo_time"];

function isLimited(option: string): boolean {
  return !["none", "0", "null"].includes(String(valueOf(option) ?? null));
}

/** Whether an option does anything at the table that is being wished for. */
export function matters(option: string): boolean {
  const seats = lines.value.length;
  if (seats > 1 ? ALONE.includes(option) : TOGETHER.includes(option)) return false;
  if (option === "more_time") return offeredOptions.value.some(({ name }) => LIMITS.includes(name) && matters(name) && isLimited(name));
  const need = NEEDS[option];
  return need === undefined || need[1].test(String(valueOf(need[0])));
}

export function setOption(name: string, value: OptionValue): void {
  options.value = { ...options.value, [name]: value };
}

export function asOnTheSheet(): void {
  options.value = { ...game.value?.sheet };
}

export function changeLine(at: number, change: Partial<SeatLine>): void {
  lines.value = lines.value.map((line, index) => (index === at ? { ...line, ...change } : line));
}

export function addLine(): void {
  const player = lines.value.findLast((line) => line.kind === "computer")?.player ?? EVEN;
  lines.value = [...lines.value, { kind: "computer", name: "", player }];
}

export function removeLine(at: number): void {
  lines.value = lines.value.filter((_, index) => index !== at);
  youngest.value = null;
}

export function asNewTable(): NewTable {
  return {
    game: chosenGame.value,
    edition: chosenEdition.value,
    seats: lines.value.map(asWish),
    options: options.value,
    language: language.value,
    gives_nonce: true,
    ...(youngest.value === null ? {} : { youngest: youngest.value }),
    ...(lexicon.value ? { lexicon: lexicon.value } : {}),
  };
}

function asWish(line: SeatLine): SeatWish {
  if (line.kind === "computer") return { kind: "computer", player: chosenPlayer(line.player, chosenGame.value) };
  return { kind: line.kind, name: line.name.trim() };
}
