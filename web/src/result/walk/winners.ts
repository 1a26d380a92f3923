/** Who has won a race along the track. */

import { say, sayList } from "../../say";
import type { FinishedGame } from "../family";

export function walkWinners({ view, outcome }: FinishedGame): string {
  const names = sayList(outcome.winners.map((seat) => view.seats[seat]!.name));
  return say("heap-winners", { names, count: outcome.winners.length });
}
