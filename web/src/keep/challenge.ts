/** A challenge at the cardboard table. The players there decided it, or the dictionary decides it here. */

import type { Command } from "../wire.gen";

/** Who decides: the dictionary here (`list`), or the players at the table, who let the play stand (`stands`) or took it back (`back`). */
export type Decision = "list" | "stands" | "back";

/** The challenge as a command; without words it means all words of the play. */
export function challengeOf(seat: number, words: readonly string[], verdict: Decision): Command {
  const told: Command = { do: "challenge", seat, words: [...words] };
  return verdict === "list" ? told : { ...told, upheld: verdict === "back" };
}
