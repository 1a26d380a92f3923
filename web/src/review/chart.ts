/** The course of a game as a drawing. */

import type { CourseChart } from "../wire.gen";

export interface ChartLine {
  /** From left to right and from top to bottom, both from 0 to 1; the place is that of the turn. */
  readonly points: readonly { readonly x: number; readonly y: number; readonly place: number }[];
  /** How far from the top each mark's level is, from 0 to 1. */
  readonly heights: readonly number[];
}

/** A chart's line. A turn whose value isn't known has no point. */
export function lineOf({ values, low, middle, high }: CourseChart): ChartLine {
  const fall = (value: number) => (high - value) / (high - low);
  const points = values.flatMap((value, place) => (value === null ? [] : [{ x: across(place, values.length), y: fall(value), place }]));
  return { points, heights: [high, middle, low].map(fall) };
}

/** How many numbers of turns have room below a chart. */
const NUMBERS = 10;

/** The numbers of turns below a chart, each as far from the left as its turn; of many turns every second one, or every third. */
export function numbersBelow({ numbers }: CourseChart): readonly { readonly x: number; readonly number: number }[] {
  const every = Math.max(1, Math.ceil(numbers.length / NUMBERS));
  return numbers.flatMap((number, place) => (place % every || !number ? [] : [{ x: across(place, numbers.length), number }]));
}

function across(place: number, count: number): number {
  return place / Math.max(1, count - 1);
}
