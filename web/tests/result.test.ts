import { beforeAll, expect, test, vi } from "vitest";
import { resultOf } from "../src/result/families";
import { speak } from "../src/say";
import type { TableRules } from "../src/wire.gen";

const RULES = {
  crossword: { bare: null, edition: { sizes: {} } },
  walk: { bare: { track: 60 }, edition: { sizes: {} } },
  path: { bare: null, edition: { sizes: { A: ["1x1"] } } },
};
const SEATS = [
  { name: "Anna", rack: [], resigned: false },
  { name: "Bram", rack: [], resigned: false },
];
const WRITTEN = [
  { seat: 0, word: "TAART", tiles: [[0, 0], [1, 0]], score: 9, act: 1 },
  { seat: 1, word: "TA", tiles: [[0, 0]], score: 9, act: 2 },
];

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

/** Who has won a game of a family, in a sentence, and whether a table shows the totals. */
function resultIn(family: keyof typeof RULES, winners: number[], scores: number[]) {
  const rules = { ...RULES[family], options: { scoring: "points" } } as unknown as TableRules;
  const { winners: sentence, Totals } = resultOf(rules);
  const game = { rules, view: { seats: SEATS, own: family === "path" ? { written: WRITTEN } : null }, outcome: { winners, scores } };
  return [sentence(game as never).replace(/[\u2068\u2069]/g, ""), Totals !== undefined];
}

test("each family tells who has won by what its totals are", () => {
  expect(resultIn("crossword", [1], [7, 12])).toEqual(["Bram wins with 12 points.", true]);
  expect(resultIn("crossword", [0, 1], [12, 12])).toEqual(["Anna and Bram share the win with 12 points.", true]);
  expect(resultIn("walk", [1], [58, 60])).toEqual(["Bram wins.", false]);
  expect(resultIn("path", [1], [7, 12])).toEqual(["Bram wins with 12 points.", true]);
});

test("equal points of written words are decided by their letters", () => {
  expect(resultIn("path", [0], [9, 9])).toEqual(["Anna and Bram have 9 points each; Anna wins with 2 letters in all words together.", true]);
});
