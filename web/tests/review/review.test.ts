import { expect, test } from "vitest";
import { lineOf, numbersBelow } from "../../src/review/chart";
import type { CourseChart } from "../../src/wire.gen";

const course = (values: (number | null)[], low: number, middle: number, high: number) => ({ values, low, middle, high }) as CourseChart;

test("the course falls from the top, with no point where nothing is known", () => {
  expect(lineOf(course([0.75, null, 1], 0, 0.5, 1))).toEqual({
    points: [
      { x: 0, y: 0.25, place: 0 },
      { x: 1, y: 0, place: 2 },
    ],
    heights: [0, 0.5, 1],
  });
});

test("a lead goes as far down as up", () => {
  expect(lineOf(course([0, -40, 40], -40, 0, 40)).points.map(({ y }) => y)).toEqual([0.5, 1, 0]);
});

test("where more than two play all are equal below the middle", () => {
  expect(lineOf(course([0.25, 0.25], 0, 0.25, 1)).heights).toEqual([0, 0.75, 1]);
});

test("below the course stand the numbers of turns, as many as have room", () => {
  const numbered = (numbers: number[]) => numbersBelow({ numbers } as CourseChart);
  expect(numbered([1, 0, 2])).toEqual([
    { x: 0, number: 1 },
    { x: 1, number: 2 },
  ]);
  expect(numbered(Array.from({ length: 24 }, (_, place) => place + 1)).map(({ number }) => number)).toEqual([1, 4, 7, 10, 13, 16, 19, 22]);
  expect(numbered([1])).toEqual([{ x: 0, number: 1 }]);
});
