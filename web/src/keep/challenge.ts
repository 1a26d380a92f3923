/** A word that is doubted at the cardboard table: what came of it there, or the dictionary's answer. */

import type { Command } from "../wire.gen";

/** Who decides: the dictionary here, or those at the table, who let it stand or took it back. */
export type Verdict = "list" | "stands" | "back";

/** The challenge as it is written down; without words all of the play's are meant. */
export function challengeOf(seat: number, words: readonly string[], verdict: Verdict): Command {
  const told: Command = { do: "challenge", seat, words: [...words] };
  return verdict === "list" ? told : { ...told, upheld: verdict === "back" };
}
