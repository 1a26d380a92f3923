import { ownOf } from "../../model/own";
import { plainWord, splitTiles, isToken } from "../../model/tiles";
import { say, sayList } from "../../say";
import type { View } from "../../wire.gen";
import type { FinishedGame } from "../family";

/** How many words and letters everybody has written down, and everybody's longest word. */
export function WordTotals({ view, outcome }: FinishedGame) {
  return (
    <table class="sheet">
      <thead>
        <tr>
          {["screen-column-player", "lays-column-words", "lays-column-letters", "screen-column-total", "lays-column-longest"].map((column, index) => (
            <th key={column} scope="col" class={index > 0 && index < 4 ? "number" : ""}>
              {say(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.seats.map((seat, number) => {
          const { words, letters, longest } = counted(view, number);
          return (
            <tr key={number}>
              <td>{seat.name}</td>
              <td class="number">{words}</td>
              <td class="number">{letters}</td>
              <td class="number">
                <strong>{outcome.scores[number]}</strong>
              </td>
              <td class="word">{longest || "–"}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Who has won, and where points are equal, by what (L19). */
export function pathWinners({ view, outcome, rules }: FinishedGame): string {
  const [first] = outcome.winners as [number];
  const name = view.seats[first]?.name ?? "";
  const { words, letters } = counted(view, first);
  if (view.seats.length === 1) {
    const left = view.seats[0]!.rack.filter((tile) => !isToken(tile)).length;
    return say("lays-alone", { name: view.seats[0]!.name, words, letters, left });
  }
  const score = outcome.scores[first] ?? 0;
  const nameOf = (seat: number) => view.seats[seat]!.name;
  if (outcome.winners.length > 1) return say("lays-winners", { names: sayList(outcome.winners.map(nameOf)), score });
  const level = view.seats.flatMap((seat, number) => (!seat.resigned && outcome.scores[number] === score ? [number] : []));
  if (level.length === 1) return say("lays-winner", { name, score });
  const byWords = rules.options["scoring"] === "letters";
  return say(byWords ? "lays-winner-words" : "lays-winner-letters", { names: sayList(level.map(nameOf)), name, score, tie: byWords ? words : letters });
}

function counted(view: View, seat: number): { words: number; letters: number; longest: string } {
  const mine = (ownOf(view, "written") ?? []).filter((one) => one.seat === seat);
  const byLength = [...mine].sort((one, other) => splitTiles(other.word).length - splitTiles(one.word).length);
  return { words: mine.length, letters: mine.reduce((sum, one) => sum + one.tiles.length, 0), longest: plainWord(byLength[0]?.word ?? "") };
}
