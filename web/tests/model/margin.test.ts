import { expect, test } from "vitest";
import { marginOf } from "../../src/model/margin";
import type { Outcome } from "../../src/wire.gen";

const ended = (winners: number[], scores: number[]) => marginOf({ winners, scores } as unknown as Outcome);

test("a margin counts to whoever comes next", () => {
  expect(ended([1], [292, 330, 301])).toBe(29);
});

test("there is no margin where a win is shared, nobody else played, or whoever had more gave up", () => {
  expect(ended([0, 1], [300, 300, 12])).toBeNull();
  expect(ended([0], [300])).toBeNull();
  expect(ended([1], [300, 200])).toBeNull();
  expect(ended([], [3, 2])).toBeNull();
});
