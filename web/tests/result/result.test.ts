import { beforeAll, expect, test, vi } from "vitest";
import { resultOf } from "../../src/result/families";
import { RESULT } from "../../src/result/sentences";
import { learn, speak } from "../../src/say";
import type { TableRules } from "../../src/wire.gen";

const RULES = {
  crossword: { bare: null, counted_by: "S18", edition: { sizes: {}, board: null, premiums: {}, letters: { Q: { value: 10 }, N: { value: 1 }, E: { value: 1 } } } },
  walk: { bare: { track: 60 }, edition: { sizes: {} } },
  path: { bare: null, edition: { sizes: { A: ["1x1"] } } },
};
const SEATS = [
  { name: "Anna", rack: [] as string[], resigned: false },
  { name: "Bram", rack: [] as string[], resigned: false },
];
const WRITTEN = [
  { seat: 0, word: "TAART", tiles: [[0, 0], [1, 0]], score: 9, act: 1 },
  { seat: 1, word: "TA", tiles: [[0, 0]], score: 9, act: 2 },
];

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  await learn(RESULT);
});

interface Ended {
  winners: number[];
  scores: number[];
  adjustments?: number[];
  racks?: string[][];
  options?: Record<string, string>;
  sheet?: unknown[];
  seats?: typeof SEATS;
}

function gameOf(family: keyof typeof RULES, { winners, scores, adjustments = scores.map(() => 0), racks, options, sheet = [], seats = SEATS }: Ended) {
  const rules = { ...RULES[family], options: options ?? { scoring: "points" } } as unknown as TableRules;
  const held = seats.map((seat, at) => ({ ...seat, rack: racks?.[at] ?? [] }));
  const own = family === "path" ? { written: WRITTEN } : null;
  return { rules, view: { seats: held, own, sheet }, outcome: { winners, scores, adjustments } } as never;
}

/** Who has won, and how. */
function told(family: keyof typeof RULES, ended: Ended) {
  const game = gameOf(family, ended);
  const { title, how } = resultOf(RULES[family] as never);
  return [title(game), how(game)];
}

/** The final count: a line for each step. */
function countOf(family: keyof typeof RULES, ended: Ended) {
  const rows = resultOf(RULES[family] as never).count(gameOf(family, ended));
  return rows.map((row) => [row.label, ...(row.tiles ? [row.tiles.join("")] : []), ...(row.rule ? [row.rule] : []), ...row.cells]);
}

test("each family tells who has won, and what the points alone don't tell", () => {
  expect(told("crossword", { winners: [1], scores: [7, 12] })).toEqual(["Bram wins", ""]);
  expect(told("crossword", { winners: [0, 1], scores: [12, 12] })).toEqual(["Anna and Bram share the win", "12 points"]);
  expect(told("walk", { winners: [1], scores: [58, 60] })).toEqual(["Bram wins", ""]);
  expect(told("path", { winners: [1], scores: [7, 12] })).toEqual(["Bram wins", ""]);
  expect(told("path", { winners: [0], scores: [9, 9] })).toEqual(["Anna wins", "Anna and Bram have 9 points each; Anna wins with 2 letters in all words together."]);
  expect(told("path", { winners: [0], scores: [9], seats: SEATS.slice(0, 1) })[0]).toBe("Anna: 1 word");
});

test("tiles left are counted step by step, and go to the one who went out", () => {
  expect(countOf("crossword", { winners: [0], scores: [330, 292], adjustments: [-11, 11], racks: [["Q", "N"], []] })).toEqual([
    ["On the score sheet", 341, 281],
    ["Anna holds", "QN", "S18", -11, null],
    ["Bram went out", "S18", null, 11],
  ]);
});

test("the tiles left of more than two people have one line", () => {
  const seats = [...SEATS, { ...SEATS[0]!, name: "Cleo" }];
  expect(countOf("crossword", { winners: [2], scores: [89, 99, 112], adjustments: [-11, -1, 12], racks: [["Q", "N"], ["E"], []], seats })).toEqual([
    ["On the score sheet", 100, 100, 100],
    ["Tiles left", "S18", -11, -1, null],
    ["Cleo went out", "S18", null, null, 12],
  ]);
});

test("where they count twice for the one who is out, they cost nothing", () => {
  expect(countOf("crossword", { winners: [1], scores: [341, 303], adjustments: [0, 22], racks: [["Q", "N"], []], options: { going_out: "double" } })).toEqual([
    ["On the score sheet", 341, 281],
    ["Anna holds", "QN", "S18", 0, null],
    ["Bram went out", "S18", null, 22],
  ]);
});

test("time used up is a step of its own", () => {
  expect(countOf("crossword", { winners: [1], scores: [79, 99], adjustments: [-21, -1], racks: [["N"], ["E"]] })).toEqual([
    ["On the score sheet", 100, 100],
    ["Anna holds", "N", "S18", -1, null],
    ["Bram holds", "E", "S18", null, -1],
    ["Time used up", "C10", -20, null],
  ]);
});

test("a race tells the letters walked, and who was put back", () => {
  const play = (seat: number, score: number) => ({ seat, kind: "play", score, words: [] });
  const sheet = [play(0, 7), play(1, 5), play(0, 6)];
  expect(countOf("walk", { winners: [0], scores: [13, 4], sheet })).toEqual([
    ["Words", 2, 1],
    ["Letters of all words", 13, 5],
    ["Put back", "K12", null, -1],
  ]);
});

test("words that were knocked for are counted apart, if there are any", () => {
  const rest = [["Letters in them", 2, 1], ["Longest word", 5, 2]];
  expect(countOf("path", { winners: [0], scores: [9, 9] })).toEqual([["Words", 1, 1], ...rest]);
  const sheet = [{ seat: 1, kind: "knock", words: [{ word: "TA", score: 9 }], score: 9 }];
  expect(countOf("path", { winners: [0], scores: [9, 9], sheet })).toEqual([["Words in one’s own turns", 1, 0], ["Words by knocking", "L14", 0, 1], ...rest]);
});
