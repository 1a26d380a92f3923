import { expect, test } from "vitest";
import { layOf, placedTile } from "../../src/model/path/laying";

const BOARD = { D4: "R2×2", G4: "?1×2" };
const own = (tile: string, at: [number, number]) => placedTile(tile, at, [1, 1], false);
const free = placedTile("E", [7, 3], [1, 2], true);

test("letters laid together are one lay, the turn's own letter first", () => {
  expect(layOf(BOARD, 1, [free, own("A", [5, 3])], ["RA"])).toEqual({ do: "place", seat: 1, tiles: [own("A", [5, 3]), free], words: ["RA"] });
  expect(layOf(BOARD, 1, [], ["RA"])).toBeNull();
});

test("a letter that covers any square of a blank token takes its place", () => {
  expect(layOf(BOARD, 0, [free, own("A", [6, 4])], ["AE"])).toEqual({ do: "swap", seat: 0, at: [6, 4], tile: "A", size: [1, 1], words: ["AE"], tiles: [free] });
});

test("a blank is laid as a token, and names no words", () => {
  expect(layOf(BOARD, 0, [own("?", [9, 9])], ["RA"])).toEqual({ do: "blank", seat: 0, at: [9, 9], size: [1, 1] });
});
