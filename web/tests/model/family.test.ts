import { expect, test } from "vitest";
import { familyOf } from "../../src/model/family";
import { ownOf } from "../../src/model/own";
import type { TableRules, View } from "../../src/wire.gen";

const rulesOf = (bare: object | null, sizes: object) => ({ bare, edition: { sizes } }) as unknown as TableRules;

test("a table's rules tell its family", () => {
  expect(familyOf(rulesOf(null, {}))).toBe("crossword");
  expect(familyOf(rulesOf({ track: 60 }, {}))).toBe("walk");
  expect(familyOf(rulesOf(null, { A: ["1x1"] }))).toBe("path");
});

test("what a game lacks in its view is undefined", () => {
  const viewOf = (own: object | null) => ({ own }) as unknown as View;
  expect(ownOf(viewOf({ drawing: null, written: [] }), "drawing")).toBeNull();
  expect(ownOf(viewOf({ drawing: null, written: [] }), "made")).toBeUndefined();
  expect(ownOf(viewOf(null), "window")).toBeUndefined();
});
