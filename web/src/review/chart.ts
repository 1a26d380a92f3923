/** The course of a game as a drawing: the chance of winning of the first player, or by how much that player was ahead. */

import type { Review } from "../wire.gen";

export interface ChartLine {
  /** Whether the heights are chances, from 0 to 1; else points, as far as `most` either way. */
  readonly chances: boolean;
  readonly most: number;
  /** From left to right and from top to bottom, both from 0 to 1; the place is that of the turn. */
  readonly points: readonly { readonly x: number; readonly y: number; readonly place: number }[];
}

export function hasChances(review: Review): boolean {
  return review.turns.filter((turn) => turn.chance !== null).length > 1;
}

/** The line; nothing where there is nobody to be ahead of, or only one turn. */
export function lineOf(review: Review): ChartLine | null {
  const last = review.turns.length - 1;
  if (last < 1 || review.seats.length < 2) return null;
  const chances = hasChances(review);
  const leads = review.turns.map(({ totals: [mine = 0, ...others] }) => mine - Math.max(...others));
  const most = Math.max(10, Math.ceil(Math.max(...leads.map(Math.abs)) / 10) * 10);
  const heights = chances ? review.turns.map((turn) => turn.chance) : leads.map((lead) => (lead / most + 1) / 2);
  const points = heights.flatMap((height, place) => (height === null ? [] : [{ x: place / last, y: 1 - height, place }]));
  return { chances, most, points };
}
