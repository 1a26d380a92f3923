/** The final count where tiles left cost points, and going out may bring some. */

import { Box } from "../../model/rules";
import { UNKNOWN } from "../../model/tiles";
import { say } from "../../say";
import type { View } from "../../wire.gen";
import { type CountRow, type FinishedGame, type ResultFamily, winnersOf } from "../family";

const OVERTIME = "C10";
/** So many players' tiles left have a line each; those of more people stand in one, so that all fits a screen. */
const FEW = 2;

export const crosswordResult: ResultFamily = {
  title: winnersOf,
  how: ({ outcome }) => (outcome.winners.length > 1 ? say("web-points", { count: outcome.scores[outcome.winners[0]!]! }) : ""),
  count,
  total: () => say("result-total"),
};

/** Points on the sheet, what is held at the end, what going out brings, and what overrun clocks cost. */
function count(game: FinishedGame): CountRow[] {
  const { view, outcome, rules } = game;
  const sheet: CountRow = { label: say("result-sheet"), cells: outcome.scores.map((score, seat) => score - outcome.adjustments[seat]!) };
  const parts = view.seats.map((_, number) => partsOf(game, number));
  const out = view.seats.flatMap((seat, number) => (parts[number]!.rest > 0 ? [{ label: say("result-out", { name: seat.name }), rule: rules.counted_by, change: true, cells: only(view, number, parts[number]!.rest) }] : []));
  const late = parts.map(({ rest }) => (rest < 0 ? rest : null));
  const overtime = late.some((one) => one !== null) ? [{ label: say("result-overtime"), rule: OVERTIME, change: true, cells: late }] : [];
  return [sheet, ...heldRows(game, parts.map(({ held }) => held)), ...out, ...overtime];
}

/** What everybody holds at the end, and what that costs. */
function heldRows({ view, rules }: FinishedGame, costs: readonly number[]): CountRow[] {
  const rule = rules.counted_by;
  const holders = view.seats.flatMap(({ rack }, number) => (rack.length ? [number] : []));
  if (view.seats.length <= FEW) {
    return holders.map((number) => ({ label: say("result-holds", { name: view.seats[number]!.name }), tiles: view.seats[number]!.rack, rule, change: true, cells: only(view, number, costs[number]!) }));
  }
  const cells = costs.map((cost, number) => (holders.includes(number) ? cost : null));
  return holders.length ? [{ label: say("result-tiles-left"), rule, change: true, cells }] : [];
}

/** A number in the column of one seat. */
function only({ seats }: View, seat: number, value: number): (number | null)[] {
  return seats.map((_, at) => (at === seat ? value : null));
}

/** What the tiles held cost a seat, and what is left of its change at the end. Where the others' tiles count twice for the one who is out, they cost nothing. */
function partsOf({ view, outcome, rules }: FinishedGame, seat: number): { held: number; rest: number } {
  const { rack, resigned } = view.seats[seat]!;
  const change = outcome.adjustments[seat]!;
  // Of cardboard it may not be known which tiles were left, only what they cost.
  if (rack.includes(UNKNOWN)) return { held: Math.min(change, 0), rest: Math.max(change, 0) };
  const box = new Box(rules);
  const worth = rack.reduce((sum, tile) => sum + (box.value(tile) ?? 0), 0);
  const free = rules.options["going_out"] === "double" && view.seats.some((one) => !one.rack.length) && !resigned;
  const held = worth && !free ? -worth : 0;
  return { held, rest: change - held };
}
