import { expect, test } from "vitest";
import { setSpaces } from "../../catalogue";
import { heapGraph } from "../../src/model/walk/graph";
import { markPassed } from "../../src/spoken/clocks";
import { openRuns } from "../../src/spoken/answers/crossword/open";
import { boardGraph } from "../../src/model/graph";
import { leap } from "../../src/model/steer";

const board = { A1: "R3×2", D1: "A1×1", D2: "M2×2", A3: "B1×1", C4: "?1×1", H8: "O1×1" };

test("tiles of many sizes touch along their sides, clockwise, each told once, corners not at all", () => {
  const graph = boardGraph(board, 16, 16);
  expect(graph.touching("A1")).toEqual(["D1", "D2", "A3"]);
  expect(graph.touching("D2")).toEqual(["D1", "A1"]);
  expect(graph.touching("H8")).toEqual([]);
});

test("the nearest tile in a direction, from any square of a tile", () => {
  const graph = boardGraph(board, 16, 16);
  expect(graph.next("A1", [1, 0])).toBe("D1");
  expect(graph.next("C2", [0, 1])).toBe("A3");
  expect(graph.next("A1", [0, -1])).toBeNull();
  expect(graph.next("G8", [1, 0])).toBe("H8");
});

test("a side is free where a place beside it is, inside the board", () => {
  const graph = boardGraph(board, 16, 16);
  expect(graph.open("A1").sides).toEqual(["below"]);
  expect(graph.open("H8")).toEqual({ sides: ["above", "right", "below", "left"], places: 4 });
});

test("in a heap four or six others touch, clockwise from above", () => {
  const letters = { F5: "B", G6: "C", F7: "D", E6: "E", G5: "F", F6: "A" } as Record<string, string>;
  expect(heapGraph(letters, "square").touching("F6").map((at) => letters[at])).toEqual(["B", "C", "D", "E"]);
  expect(heapGraph(letters, "hex").touching("F6").map((at) => letters[at])).toEqual(["B", "F", "C", "D", "E"]);
  expect(heapGraph(letters, "square").open("F6")).toEqual({ sides: [], places: 0 });
  expect(heapGraph(letters, "hex").open("F6").places).toBe(1);
});

test("open squares are told in runs, row by row, with the letters they touch", () => {
  expect(openRuns({ B2: "T", C2: "a" }, 4, 3)).toEqual([
    { row: 1, from: "B1", to: "C1", letters: ["T", "A"] },
    { row: 2, from: "A2", to: "A2", letters: ["T"] },
    { row: 2, from: "D2", to: "D2", letters: ["A"] },
    { row: 3, from: "B3", to: "C3", letters: ["T", "A"] },
  ]);
});

test("Home, End and Page lead to the ends, with Ctrl to the corners", () => {
  expect([leap("Home", false, [3, 4], 15, 15), leap("End", true, [3, 4], 15, 15)]).toEqual([[0, 4], [14, 14]]);
  expect([leap("PageUp", false, [3, 4], 15, 15), leap("PageDown", false, [3, 4], 15, 15), leap("A", false, [3, 4], 15, 15)]).toEqual([[3, 0], [3, 14], null]);
});

test("a mark on the clock is told once, when it is passed", () => {
  expect(markPassed(61_000, 60_000)?.[0]).toBe(60);
  expect(markPassed(60_000, 59_500)).toBeNull();
  expect(markPassed(45_000, 29_000)?.[0]).toBe(30);
  expect(markPassed(null, 5_000)).toBeNull();
  expect(markPassed(8_000, 120_000)).toBeNull();
});

test("French and German keep their signs with the word beside them", () => {
  expect(setSpaces("a = Oui ? « non » : si !", "fr")).toBe("a = Oui\u202f? «\u00a0non\u00a0»\u00a0: si\u202f!");
  expect([setSpaces("a = { $n } %", "fr"), setSpaces("a = z. B. { $n } %", "de")]).toEqual(["a = { $n }\u00a0%", "a = z.\u00a0B. { $n }\u00a0%"]);
  expect(setSpaces("a = b : c", "en")).toBe("a = b : c");
});
