import { expect, test } from "vitest";
import { parsePlace, parseSquare, placeName, squareName } from "../../src/model/squares";
import { asHeld, isBlank, joinTiles, plainWord, sizeOf, splitTiles } from "../../src/model/tiles";

test("squares have the server's names, also beyond the board", () => {
  for (const square of [[0, 0], [7, 7], [25, 98], [-1, 3], [26, 0], [0, 99]] as const) expect(parseSquare(squareName(square))).toEqual(square);
  expect(squareName([-1, 3])).toBe("-1,3");
  expect(placeName([3, 7], true)).toBe("8D");
  expect(parsePlace("D8")).toEqual({ square: [3, 7], across: false });
  expect(parsePlace("10F")).toEqual({ square: [5, 9], across: true });
});

test("tile notation is read and written", () => {
  expect(splitTiles("TA[IJ]s?")).toEqual(["T", "A", "IJ", "s", "?"]);
  expect(joinTiles(splitTiles("[R3×2][IJ]ÄÖ"))).toBe("[R3×2][IJ]ÄÖ");
  expect(plainWord("[ij]Ss")).toBe("IJSS");
});

test("blanks and sizes", () => {
  expect([isBlank("a"), isBlank("?"), isBlank("A"), isBlank("R3×2"), isBlank("?2×2")]).toEqual([true, true, false, false, true]);
  expect(asHeld("ij")).toBe("?");
  expect(sizeOf("R3×2")).toEqual([3, 2]);
  expect(sizeOf("R")).toEqual([1, 1]);
});
