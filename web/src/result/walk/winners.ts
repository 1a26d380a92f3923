/** Who has won a race along the track. */

import { say, sayList } from "../../say";
import type { Ended } from "../family";

export function walkWinners({ view, outcome }: Ended): string {
  const names = sayList(outcome.winners.map((seat) => view.seats[seat]!.name));
  return say("heap-winners", { names, count: outcome.winners.length });
}
