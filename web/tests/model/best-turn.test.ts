import { expect, test } from "vitest";
import { bestOf, bestTurn, longestWord } from "../../src/model/best-turn";
import type { View } from "../../src/wire.gen";

const line = (seat: number, kind: string, word: string, score: number) => ({ seat, kind, at: "", word, words: [], score, count: 0 });
const written = (seat: number, act: number, word: string, score: number) => ({ seat, act, word, score, tiles: [] });
const viewOf = (sheet: unknown[], own: unknown = null) => ({ sheet, own }) as unknown as View;

test("the first of the plays that brought most is told, not one taken back nor a bonus", () => {
  const sheet = [line(0, "play", "RED", 8), line(1, "play", "TRADERS", 20), line(0, "play", "[IJ]S", 20), line(1, "taken-back", "QUIZZES", 0), line(1, "bonus", "", 50)];
  expect(bestTurn(viewOf(sheet))).toEqual({ seat: 1, word: "TRADERS", score: 20, count: 0, longest: true });
});

test("a turn need not have the longest word, and tiles of two letters count once", () => {
  const sheet = [line(0, "play", "[IJ]S", 30), line(1, "play", "TEA", 3)];
  expect(bestTurn(viewOf(sheet))).toEqual({ seat: 0, word: "[IJ]S", score: 30, count: 0, longest: false });
});

test("where words are written down, all words of an act count together", () => {
  const own = { written: [written(0, 1, "EARS", 1), written(0, 1, "EAR", 1), written(1, 2, "TEARS", 1)] };
  expect(bestTurn(viewOf([], own))).toEqual({ seat: 0, word: "EARS", score: 2, count: 0, longest: false });
});

test("nothing is told of a game in which nothing was laid", () => {
  expect(bestTurn(viewOf([line(0, "pass", "", 0)]))).toBeNull();
});

test("the longest word may be somebody else's", () => {
  expect(longestWord(viewOf([line(0, "play", "TEA", 30), line(1, "play", "TRADERS", 20)]))).toMatchObject({ seat: 1, word: "TRADERS" });
});

test("the squares of the best word are told once the game is over, whether it lies in a line or not", () => {
  const over = (view: View) => ({ ...view, outcome: {} }) as unknown as View;
  const laid = viewOf([{ ...line(0, "play", "T[IJ]D", 12), at: "C7" }]);
  expect([...bestOf(laid)]).toEqual([]);
  expect([...bestOf(over(laid))]).toEqual(["C7", "C8", "C9"]);
  expect([...bestOf(over(viewOf([{ ...line(0, "play", "TEA", 12), at: "8D" }])))]).toEqual(["D8", "E8", "F8"]);
  const made = { made: [{ seat: 0, word: "LEPEL", squares: [[1, 1], [2, 1], [-1, 0]], opening: false }] };
  expect([...bestOf(over(viewOf([line(0, "play", "LEpEL", 5)], made)))]).toEqual(["B2", "C2", "-1,0"]);
});
