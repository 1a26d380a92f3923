/** The final count where tiles left cost points, and going out may bring some. */

import { Box } from "../../model/rules";
import { UNKNOWN } from "../../model/tiles";
import { say } from "../../say";
import { type CountRow, type FinishedGame, type ResultFamily, winnersOf } from "../family";

const OVERTIME = "C10";

export const crosswordResult: ResultFamily = {
  title: winnersOf,
  how: ({ outcome }) => (outcome.winners.length > 1 ? say("web-points", { count: outcome.scores[outcome.winners[0]!]! }) : ""),
  count,
  total: () => say("result-total"),
};

/** Points on the sheet, what is held at the end, what going out brings, and what overrun clocks cost. */
function count(game: FinishedGame): CountRow[] {
  const { view, outcome, rules } = game;
  const rule = rules.counted_by;
  const only = (seat: number, value: number) => view.seats.map((_, at) => (at === seat ? value : null));
  const sheet: CountRow = { label: say("result-sheet"), cells: outcome.scores.map((score, seat) => score - outcome.adjustments[seat]!) };
  const parts = view.seats.map((_, number) => partsOf(game, number));
  const held = view.seats.flatMap((seat, number) => (seat.rack.length ? [{ label: say("result-holds", { name: seat.name }), tiles: seat.rack, rule, change: true, cells: only(number, parts[number]!.held) }] : []));
  const out = view.seats.flatMap((seat, number) => (parts[number]!.rest > 0 ? [{ label: say("result-out", { name: seat.name }), rule, change: true, cells: only(number, parts[number]!.rest) }] : []));
  const late = parts.map(({ rest }) => (rest < 0 ? rest : null));
  const overtime = late.some((one) => one !== null) ? [{ label: say("result-overtime"), rule: OVERTIME, change: true, cells: late }] : [];
  return [sheet, ...held, ...out, ...overtime];
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
