import { expect, test } from "vitest";
import type { LaidTile } from "../../src/model/arrange";
import { readLine } from "../../src/model/crossword/line";

const laid = (squares: Record<string, string>): Map<string, LaidTile> =>
  new Map(Object.entries(squares).map(([square, face], slot) => [square, { slot, face }]));

test("tiles in a row are a word across, whatever order they were laid in", () => {
  expect(readLine({}, laid({ F8: "A", D8: "T", E8: "a" }))).toEqual({ at: "8D", word: "TaA", squares: ["D8", "E8", "F8"] });
});

test("letters that lie before, between and after belong to the word", () => {
  const board = { D8: "T", F8: "A", H8: "[" };
  expect(readLine({ D7: "X", D8: "T", D10: "IJ" }, laid({ D9: "A" }))).toMatchObject({ at: "D7", word: "XTA[IJ]" });
  expect(readLine(board, laid({ E8: "A", G8: "R" }))).toMatchObject({ at: "8D", word: "TAAR[" });
});

test("a single tile without neighbours is read across, one with neighbours along them", () => {
  expect(readLine({}, laid({ H8: "A" }))).toMatchObject({ at: "8H", word: "A" });
  expect(readLine({ H7: "L" }, laid({ H8: "A" }))).toMatchObject({ at: "H7", word: "LA" });
  expect(readLine({ H7: "L", G8: "M" }, laid({ H8: "A" }))).toMatchObject({ at: "8G", word: "MA" });
});

test("tiles that don't lie in a line, or with a gap, can't be written down", () => {
  expect(readLine({}, laid({ A1: "A", B2: "B" }))).toEqual({ problem: "line" });
  expect(readLine({}, laid({ A1: "A", C1: "B" }))).toEqual({ problem: "gap" });
  expect(readLine({ B1: "X" }, laid({ A1: "A", C1: "B" }))).toMatchObject({ word: "AXB" });
  expect(readLine({}, new Map())).toBeNull();
});
