import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import { countsMinutes, endOf } from "../../src/keep/ending";
import { laidTile, openingWord, rackOf, spelled, tilesOf, wordsOf } from "../../src/keep/entry/typed-letters";
import { newTiles, playOf, toldAs, withBlanks } from "../../src/keep/entry/crossword/new-tiles";
import type { Scorekeeper } from "../../src/keep/book/keeper";
import { PathEntry } from "../../src/keep/entry/path/entry";
import { challengeOf } from "../../src/keep/challenge";
import { WalkEntry } from "../../src/keep/entry/walk/entry";
import { Box } from "../../src/model/rules";
import type { TableRules } from "../../src/wire.gen";

const FACES = ["A", "B", "E", "F", "I", "J", "L", "R", "S", "T", "IJ"];
const BOARD = { D8: "T", E8: "A", F8: "A", G8: "R", H8: "t" };
const SIZE = [15, 15] as const;

test("letters typed are tiles, of two letters where the box has one", () => {
  expect(tilesOf("ijs", FACES)).toEqual(["IJ", "S"]);
  expect(tilesOf("ijs", ["I", "J", "S"])).toEqual(["I", "J", "S"]);
  expect(spelled("é-t 'à", FACES)).toBe("ETA");
  expect(spelled("bär", [...FACES, "Ä"])).toBe("BÄR");
  expect(spelled("œuf", [...FACES, "O", "U"])).toBe("OEUF");
  expect(laidTile("IJ", true)).toBe("ij");
});

test("words of a line may be parted by anything, and are named once", () => {
  expect(wordsOf("arm, tram  arm;art", [...FACES, "M"])).toEqual(["ARM", "TRAM", "ART"]);
  expect(wordsOf("  ", FACES)).toEqual([]);
});

test("only a dash or nothing means that somebody opens without a word", () => {
  expect(["stone", "é-t", " "].map((text) => openingWord(text, FACES))).toEqual(["STONE", "ET", null]);
  expect(["-", "–", "—", ""].map((text) => openingWord(text, FACES))).toEqual([null, null, null, null]);
  expect(["3", "?", "st0ne", "two words", "'"].map((text) => openingWord(text, FACES))).toEqual(Array(5).fill(undefined));
});

test("a rack is letters and question marks", () => {
  expect(rackOf("ab?e", FACES)).toEqual(["A", "B", "?", "E"]);
});

test("the whole word and its new letters alone mean the same play", () => {
  for (const text of ["TAFEL", "TFEL"]) {
    const laid = newTiles(BOARD, SIZE, "E7", false, tilesOf(text, FACES))!;
    expect(laid.map(([square]) => square)).toEqual(["E7", "E9", "E10", "E11"]);
    expect(playOf(BOARD, laid)).toEqual({ at: "E7", word: "TAFEL" });
  }
});

test("a word is lengthened from its end, and its beginning is read along", () => {
  const laid = newTiles(BOARD, SIZE, "I8", true, ["A", "R"])!;
  expect(playOf(BOARD, laid)).toEqual({ at: "8D", word: "TAARtAR" });
});

test("a blank is marked on its square, and told again as it was", () => {
  const laid = withBlanks(newTiles(BOARD, SIZE, "E7", false, tilesOf("TAFEL", FACES))!, new Set(["E9"]));
  expect(playOf(BOARD, laid)).toEqual({ at: "E7", word: "TAfEL" });
  expect(toldAs(BOARD, "E7", "TAfEL")).toEqual({ from: "E7", across: false, text: "TAFEL", blanks: ["E9"] });
  expect(toldAs(BOARD, "8D", ".....A")).toEqual({ from: "D8", across: true, text: "TAARTA", blanks: [] });
});

test("a word that runs over the edge is none", () => {
  expect(newTiles(BOARD, SIZE, "N1", true, ["A", "B", "E"])).toBeNull();
});

test("a walk that is told anew has its blanks where they were, after a tile of two letters too", () => {
  const letters = Object.fromEntries(FACES.map((face) => [face, { value: 0 }]));
  const rules = { bare: { grid: { steps: [0, 1, 2, 3] } }, edition: { letters, premiums: {} } } as unknown as TableRules;
  const entry = new WalkEntry({} as Scorekeeper, new Box(rules), signal({ view: {}, board: {}, line: null, replaces: false } as never));
  entry.load({ do: "play", seat: 0, word: "[IJ]sT", path: null });
  expect(entry.tiles.value).toEqual(["IJ", "s", "T"]);
});

test("as many free letters of a face are laid as lie free, and then the first one moves", () => {
  const rules = { bare: null, edition: { board: { width: 9, height: 9 }, letters: Object.fromEntries(FACES.map((face) => [face, { value: 0 }])), premiums: {}, sizes: { A: ["1x1"] } } } as unknown as TableRules;
  const view = { own: { free: ["A1×1", "A2×1", "B1×1"] } };
  const entry = new PathEntry({} as Scorekeeper, new Box(rules), signal({ view, board: {}, line: null, replaces: false } as never));
  entry.free.value = true;
  const lay = (letter: string, ...squares: string[]) => {
    entry.tell(letter);
    squares.forEach((square) => entry.tap(square));
    return entry.laid.value.map((one) => one.letter + one.at);
  };
  expect(lay("A", "A1", "C3")).toEqual(["AA1", "AC3"]);
  expect(lay("A", "E5")).toEqual(["AC3", "AE5"]);
  expect(lay("B", "G7", "H8")).toEqual(["AC3", "AE5", "BH8"]);
  entry.free.value = false;
  expect(lay("R", "A3", "A5")).toEqual(["AC3", "AE5", "BH8", "RA5"]);
});

test("what came of a challenge is told where it was settled at the table, and else left to the dictionary", () => {
  expect(challengeOf(1, ["TXQ", "TA"], "list")).toEqual({ do: "challenge", seat: 1, words: ["TXQ", "TA"] });
  expect(challengeOf(1, ["TA"], "stands")).toEqual({ do: "challenge", seat: 1, words: ["TA"], upheld: false });
  expect(challengeOf(0, ["TXQ"], "back")).toEqual({ do: "challenge", seat: 0, words: ["TXQ"], upheld: true });
});

test("minutes over a clock are told where the edition counts them, and only if there were any", () => {
  const box = (changed: object = {}, printed = false, overtime = 10) =>
    new Box({ counts_racks: true, options: { overtime }, edition: { printed, letters: { A: { value: 1 } }, premiums: {} }, ...changed } as unknown as TableRules);
  expect(endOf(box(), ["a?", ""], [0, 2])).toEqual({ do: "end", seat: 0, racks: ["A?", null], minutes_over: [0, 2] });
  expect(endOf(box(), ["a", ""], [0, 0])).toEqual({ do: "end", seat: 0, racks: ["A", null] });
  expect(endOf(box({}, true), ["a", ""], [0, 2])).toEqual({ do: "end", seat: 0, racks: ["A", null] });
  expect(endOf(box({ counts_racks: false }), ["a", ""], [0, 2])).toEqual({ do: "end", seat: 0 });
  expect([box(), box({}, true), box({}, false, 0), box({ counts_racks: false })].map(({ rules }) => countsMinutes(rules))).toEqual([true, false, false, false]);
});
