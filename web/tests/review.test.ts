import { expect, test } from "vitest";
import { hasChances, lineOf } from "../src/review/chart";
import type { Review, ReviewTurn } from "../src/wire.gen";

function review(...turns: { totals: number[]; chance?: number }[]): Review {
  const told = turns.map(({ totals, chance }) => ({ totals, chance: chance ?? null }) as ReviewTurn);
  return { seats: turns[0]!.totals.map((_, seat) => ({ name: `${seat}` })), turns: told } as unknown as Review;
}

test("where chances are known they are the course, from the top down", () => {
  const told = review({ totals: [10, 0], chance: 0.75 }, { totals: [10, 30] }, { totals: [50, 30], chance: 1 });
  expect(hasChances(told)).toBe(true);
  expect(lineOf(told)).toEqual({
    chances: true,
    most: 20,
    points: [
      { x: 0, y: 0.25, place: 0 },
      { x: 1, y: 0, place: 2 },
    ],
  });
});

test("else it is the lead over the best of the others", () => {
  const line = lineOf(review({ totals: [0, 0, 0] }, { totals: [0, 4, 40] }, { totals: [80, 40, 40] }))!;
  expect([line.chances, line.most]).toEqual([false, 40]);
  expect(line.points.map(({ y }) => y)).toEqual([0.5, 1, 0]);
});

test("who plays alone, or one turn only, has no course", () => {
  expect(lineOf(review({ totals: [3] }, { totals: [9] }))).toBeNull();
  expect(lineOf(review({ totals: [3, 1] }))).toBeNull();
});
