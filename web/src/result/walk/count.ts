/** The final count of a race: the letters walked, and how far others have put a king back. */

import { say } from "../../say";
import { type CountRow, type FinishedGame, type ResultFamily, winnersOf } from "../family";

const PUT_BACK = "K12";

export const walkResult: ResultFamily = { title: winnersOf, how: () => "", count, total: () => say("result-place") };

function count({ view, outcome, rules }: FinishedGame): CountRow[] {
  const walked = view.seats.map((_, seat) => view.sheet.reduce((sum, line) => (line.seat === seat && line.kind === "play" ? sum + line.score : sum), 0));
  // A king that has come home may have had letters to spare.
  const back = walked.map((places, seat) => (outcome.scores[seat]! < rules.bare!.track ? outcome.scores[seat]! - places : 0));
  const rows: CountRow[] = [
    { label: say("result-words"), cells: view.seats.map((_, seat) => view.sheet.filter((line) => line.seat === seat && line.kind === "play").length) },
    { label: say("result-walked"), cells: walked },
  ];
  return back.some(Boolean) ? [...rows, { label: say("result-put-back"), rule: PUT_BACK, change: true, cells: back.map((places) => places || null) }] : rows;
}
