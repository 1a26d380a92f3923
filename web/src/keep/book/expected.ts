/** What probably comes next where lines wait: the referee hasn't seen them, so the page goes by their commands alone. */

import { plainWord } from "../../model/tiles";
import type { Command, TableRules, View } from "../../wire.gen";
import type { WaitingLine } from "./store";

/** The next seat's turn comes after these commands. */
const TURNS = ["play", "place", "swap", "pass", "exchange", "time-up", "free", "blank"];
/** They go on with one's own turn, and are possible only once a line is there that is part of it. */
const IN_TURN = ["claim"];
const LAID = ["place", "swap", "blank", "free"];

/** The last of the lines that was somebody's turn, and whose. */
export function lastTurn(waiting: readonly WaitingLine[]): { readonly move: Command; readonly seat: number } | undefined {
  const last = waiting.findLast(({ move }) => TURNS.includes(move.do) || move.do === "open");
  return last && { move: last.move, seat: seatOf(last.move) };
}

/** Whose turn a line was; that of opening words belongs to whoever has the longest. */
function seatOf(move: Command): number {
  if (move.do !== "open") return move.seat ?? 0;
  const lengths = Object.entries(move.words).map(([seat, word]) => [Number(seat), plainWord(word ?? "").length] as const);
  return lengths.reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])[0];
}

/** The view with what may be written down after the lines that wait. */
export function expectedView(view: View, { commands: known }: Pick<TableRules, "commands">, waiting: readonly WaitingLine[]): View {
  if (!waiting.length) return view;
  const opened = waiting.some(({ move }) => move.do === "open");
  const turns = TURNS.filter((name) => name === "time-up" || known.includes(name));
  const last = lastTurn(waiting);
  const awaiting = view.awaiting.map(({ seat, commands, deadline }) => {
    const kept = commands.filter((name) => !IN_TURN.includes(name) && !(opened && name === "open"));
    const more = last?.seat === seat && LAID.includes(last.move.do) ? IN_TURN.filter((name) => known.includes(name)) : [];
    return { seat, commands: [...new Set([...kept, ...(opened || !commands.includes("open") ? turns : []), ...more])], deadline };
  });
  return { ...view, awaiting };
}
