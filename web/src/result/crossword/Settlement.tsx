import { joinTiles } from "../../model/tiles";
import { say, sayList, shownNumber } from "../../say";
import type { FinishedGame } from "../family";

/** Who has won, and with how many points. */
export function crosswordWinners({ view, outcome }: FinishedGame): string {
  const names = sayList(outcome.winners.map((seat) => view.seats[seat]!.name));
  const score = outcome.scores[outcome.winners[0]!]!;
  return outcome.winners.length === 1 ? say("screen-winner", { name: names, score }) : say("screen-winners", { names, score });
}

/** Everybody's points, the tiles that they had left, and what was settled for those. */
export function Settlement({ view, outcome }: FinishedGame) {
  return (
    <table class="sheet">
      <thead>
        <tr>
          {["player", "points", "rest", "settled", "total"].map((column) => (
            <th key={column} scope="col" class={column === "player" || column === "rest" ? "" : "number"}>
              {say(`screen-column-${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.seats.map((seat, number) => (
          <tr key={number}>
            <td>{seat.name}</td>
            <td class="number">{shownNumber(outcome.scores[number]! - outcome.adjustments[number]!)}</td>
            <td>{joinTiles(seat.rack) || "–"}</td>
            <td class="number">{signed(outcome.adjustments[number]!)}</td>
            <td class="number">
              <strong>{shownNumber(outcome.scores[number]!)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : shownNumber(value);
}
