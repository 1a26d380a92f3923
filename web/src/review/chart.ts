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
  const points = values.flatMap((value, place) => (value === null ? [] : [{ x: place / (values.length - 1), y: fall(value), place }]));
  return { points, heights: [high, middle, low].map(fall) };
}
