import { say } from "../say";
import type { Review } from "../wire.gen";
import { decimal, percent } from "./words";

/** What everybody's game comes to, a column a player. */
export function SeatResults({ review }: { review: Review }) {
  const { seats, scores } = review;
  const rows: [string, (string | number)[]][] = [
    ["result", [...scores]],
    ["best", seats.map((seat) => `${seat.best}/${seat.judged}`)],
    ["cost", seats.map((seat) => decimal(seat.equity))],
  ];
  if (seats.some((seat) => seat.chance !== null)) rows.push(["chance-lost", seats.map((seat) => percent(seat.chance))]);
  if (review.measure === "points") rows.push(["bingos", seats.map((seat) => seat.bingos)], ["bingos-missed", seats.map((seat) => seat.missed_bingos)]);
  return (
    <div class="wide-table" role="region" aria-label={say("review-result")} tabIndex={0}>
      <table class="sheet">
        <thead>
          <tr>
            <th scope="col">{say("review-player")}</th>
            {seats.map((seat, index) => (
              <th key={index} scope="col" class="number">
                {seat.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, values]) => (
            <tr key={name}>
              <th scope="row">{say(`review-${name}`)}</th>
              {values.map((value, index) => (
                <td key={index} class="number">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
