import { expect, test } from "vitest";
import "../fake-browser";
import type { TableRules } from "../../src/wire.gen";

const { offered } = await import("../../src/net/offer");
const { learn, speak } = await import("../../src/say");
const { SEATS } = await import("../../src/seats/sentences");
const { changedTerms, chosenAt, termsOf } = await import("../../src/seats/terms");
const { beginChange, wishedTerms } = await import("../../src/start/form/changing");
const { chooseEdition, lines, setOption } = await import("../../src/start/form/wish");
await learn(SEATS);
await speak("en");

const OPTIONS = { judging: "referee", clock: "none", places: false, exchange_min: "7" };
const edition = (name: string, language: string, options: object = {}, offers: object = {}) => ({ name, language, printed: true, lexicon: language, options: { ...OPTIONS, ...options }, offers });
const EDITIONS = [edition("en", "en"), edition("nl", "nl", { exchange_min: "1" }, { judging: ["referee", "challenge"] })];
const option = (name: string, kind: string) => ({ name, kind, default: OPTIONS[name as keyof typeof OPTIONS] });
const GAME = { name: "scrabble", seats: { least: 2, most: 4 }, options: [option("judging", "choice"), option("clock", "clock"), option("places", "bool"), option("exchange_min", "choice")], sheet: {}, editions: EDITIONS };
offered.value = { catalogue: { languages: ["en", "nl"], games: [GAME] }, players: [], lists: [] } as never;

const rules = (edition: number, options: object = {}) => ({ game: "scrabble", edition: EDITIONS[edition], lexicon: EDITIONS[edition]!.lexicon, options: { ...EDITIONS[edition]!.options, ...options } }) as unknown as TableRules;

test("the words, the tempo and the judge are always told, and else what isn't usual in that edition", () => {
  expect(termsOf(chosenAt(rules(0))).map(({ line }) => line)).toEqual(["Words: English", "As long to think as you like", "Unknown words are refused"]);
  expect(termsOf(chosenAt(rules(1, { places: true }))).map(({ key }) => key)).toEqual(["words", "clock", "judging", "places"]);
});

test("whether there are hints is told, whichever is usual", () => {
  const games = offered.value!;
  offered.value = { ...games, catalogue: { ...games.catalogue, games: [{ ...GAME, options: [...GAME.options, { name: "lookup", kind: "bool", default: true }] }] } } as never;
  const told = [true, false].map((lookup) => termsOf(chosenAt(rules(0, { lookup }))).at(-1)!.line);
  offered.value = games;
  expect(told).toEqual(["Hints and dictionary: yes", "Hints and dictionary: no"]);
});

test("what was changed is told with what it was, also where it is as usual now", () => {
  const was = rules(0, { clock: "days:2", places: true });
  const told = changedTerms(rules(0, { clock: "days:3" }), was).map(({ key, value, was }) => [key, value, was]);
  expect(told).toEqual([["words", "English", null], ["clock", "3 days a turn", "was: 2 days a turn"], ["judging", "are refused", null], ["places", "no", "was: yes"]]);
  expect(changedTerms(was, null).every((term) => term.was === null)).toBe(true);
});

test("the form changes a table's terms and keeps them in other words as far as they are offered there", async () => {
  lines.value = [{ kind: "me", name: "Anna", player: "" }];
  const giveBack = beginChange(rules(0, { clock: "days:2", judging: "agree" }), 3);
  expect(wishedTerms()).toEqual({ edition: "en", options: { clock: "days:2", judging: "agree" } });
  expect(lines.value).toHaveLength(3);
  setOption("clock", "days:3");
  chooseEdition("nl");
  await Promise.resolve();
  expect(wishedTerms()).toEqual({ edition: "nl", options: { clock: "days:3" } });
  giveBack();
  expect(lines.value).toEqual([{ kind: "me", name: "Anna", player: "" }]);
});
