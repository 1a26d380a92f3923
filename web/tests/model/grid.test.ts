import { expect, test } from "vitest";
import { around, cellOf, neighbour, extentOf, squareIn, touch } from "../../src/model/walk/grid";
import { stepTo, stillThere, strays, withTile, wordAlong } from "../../src/model/walk/walk";

test("four squares touch a square, six a hexagon", () => {
  expect(around("square", "0,0").length + around("hex", "0,0").length).toBe(10);
  expect(touch("hex", "0,0", "1,-1")).toBe(true);
  expect(touch("square", "0,0", "1,-1")).toBe(false);
});

test("cells and squares are each other's inverse, also left of and above the middle", () => {
  for (const grid of ["square", "hex"] as const)
    for (const cell of [[0, 0], [-3, -5], [4, -1], [2, 7]] as const) expect(cellOf(grid, squareIn(grid, cell))).toEqual(cell);
});

test("a sight shows everything with room around it, and never shrinks", () => {
  const first = extentOf("square", ["A1"]);
  expect(first.columns).toBeGreaterThanOrEqual(5);
  const wider = extentOf("square", ["A1", "Z1"], first);
  expect(wider.left).toBeLessThanOrEqual(first.left);
  expect(wider.left + wider.columns).toBeGreaterThanOrEqual(28);
  expect(extentOf("square", ["A1"], wider)).toEqual(wider);
});

test("the arrow keys stay in sight", () => {
  const sight = { left: 0, top: 0, columns: 2, rows: 2 };
  expect(neighbour("square", sight, "A1", "ArrowRight")).toBe("B1");
  expect(neighbour("square", sight, "B1", "ArrowRight")).toBe("B1");
});

test("a walk is stepped forth and back, and reads as a word", () => {
  let path: readonly string[] = [];
  for (const square of ["A1", "B1", "A1"]) path = stepTo(path, square);
  expect(path).toEqual(["A1", "B1", "A1"]);
  expect(stepTo(path, "A1")).toEqual(["A1", "B1"]);
  const laid = new Map([["B1", { slot: 1, face: "o" }], ["C1", { slot: 2, face: "X" }]]);
  expect(wordAlong(path, { A1: "p" }, laid)).toBe("PoP");
  expect(strays(path, laid)).toEqual(["C1"]);
  expect(stillThere(path, (square) => square === "A1")).toEqual(["A1"]);
});

test("a tile laid goes to the end of the walk, or before its beginning where it touches only that", () => {
  const touches = (one: string, other: string) => touch("square", one, other);
  expect(withTile(["B1", "C1"], "D1", touches)).toEqual(["B1", "C1", "D1"]);
  expect(withTile(["B1", "C1"], "A1", touches)).toEqual(["A1", "B1", "C1"]);
  expect(withTile(["B1"], "A1", touches)).toEqual(["B1", "A1"]);
  expect(withTile(["B1", "C1", "C2"], "B2", touches)).toEqual(["B1", "C1", "C2", "B2"]);
  expect(withTile(["B1", "C1"], "Z9", touches)).toEqual(["B1", "C1", "Z9"]);
});
