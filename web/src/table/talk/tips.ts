/** Hints that explain a game to those who play it for the first time, one sentence at a time. */

import { remembered } from "../../browser/remembered";
import type { LiveTable } from "../../net/live";
import { canSay } from "../../say";

export const tipsSeen = remembered<readonly string[]>("rekje-tips", (kept) => (Array.isArray(kept) ? (kept as string[]) : []));

/** The moments for hints, in their order in a game. A game has a sentence for some of them: `web-tip-<game>-<moment>`. */
const MOMENTS: readonly [name: string, now: (table: LiveTable) => boolean][] = [
  ["opening", (table) => table.commands.value.has("open")],
  ["drawing", (table) => table.commands.value.has("draw")],
  ["first", (table) => table.commands.value.has("place") && Object.keys(table.view.value!.board).length < table.view.value!.seats.length],
  ["turn", (table) => table.commands.value.has("place") && Object.keys(table.view.value!.board).length >= table.view.value!.seats.length],
  ["knock", (table) => table.commands.value.has("knock")],
  ["begin", (table) => table.view.value!.turn !== null],
  ["hands", (table) => table.commands.value.has("play")],
  ["play", (table) => table.commands.value.has("play") && table.view.value!.sheet.length > 0],
  ["buy", (table) => table.commands.value.has("buy") && table.view.value!.sheet.length > 0],
  ["after", (table) => played(table, 1)],
  ["later", (table) => played(table, 2)],
  ["window", (table) => table.commands.value.has("challenge") || table.commands.value.has("vote")],
];

function played(table: LiveTable, times: number): boolean {
  const mine = table.view.value!.sheet.filter((line) => line.kind === "play" && line.seat === table.seat.value);
  return mine.length >= times;
}

/** The code of the hint that is due now; null if there is none. */
export function dueTip(table: LiveTable): string | null {
  if (!table.view.value || table.view.value.outcome) return null;
  const game = table.rules.value!.game;
  const due = MOMENTS.filter(([, now]) => now(table)).map(([name]) => `web-tip-${game}-${name}`);
  return due.find((code) => canSay(code) && !tipsSeen.value.includes(code)) ?? null;
}
