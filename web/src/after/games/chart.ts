/** Scores in the course of time as a drawing: where each point lies. */

import type { Played } from "../../wire.gen";

export interface Chart {
  readonly points: readonly { readonly x: number; readonly y: number; readonly game: Played }[];
  /** Heights with round numbers beside them. */
  readonly lines: readonly { readonly y: number; readonly value: number }[];
}

/** Points from left to right in a drawing of this size, which begins at 0 unless scores are below. */
export function chartOf(games: readonly Played[], width: number, height: number): Chart {
  const scores = games.map((game) => game.score);
  const step = roundStep(Math.max(...scores, 1) - Math.min(...scores, 0));
  const low = Math.floor(Math.min(...scores, 0) / step) * step;
  const high = Math.max(Math.ceil(Math.max(...scores, 1) / step) * step, low + step);
  const y = (value: number) => height - ((value - low) / (high - low)) * height;
  const x = (index: number) => (games.length > 1 ? (index / (games.length - 1)) * width : width / 2);
  const count = Math.round((high - low) / step);
  return {
    points: games.map((game, index) => ({ x: x(index), y: y(game.score), game })),
    lines: Array.from({ length: count + 1 }, (_, index) => ({ y: y(low + index * step), value: low + index * step })),
  };
}

/** A round number of which about four make up a span. */
function roundStep(span: number): number {
  const rough = Math.max(1, span / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough)!;
}
