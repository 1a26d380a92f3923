import { say } from "../say";
import type { Review } from "../wire.gen";
import { hasChances } from "./chart";
import { betterText, costText, doneText, percent } from "./words";

/** Every turn: what was played, what was better, what it cost. */
export function Turns({ review }: { review: Review }) {
  const chances = hasChances(review);
  const columns = ["player", "did", "better", "costs"].map((name) => say(`review-${name}`));
  if (chances) columns.push(say("review-chance-of", { name: review.seats[0]!.name }));
  return (
    <section>
      <h3>{say("review-turns")}</h3>
      <div class="wide-table" role="region" aria-label={say("review-turns")} tabIndex={0}>
        <table class="sheet review-turns">
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={column} scope="col" class={index > 2 ? "number" : ""}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {review.turns.map((turn, place) => {
              const better = turn.cost?.equity ? betterText(turn) : "";
              return (
                <tr key={place}>
                  <th scope="row">
                    {turn.number > 0 && `${turn.number} `}
                    {review.seats[turn.seat]!.name}
                  </th>
                  <td>{doneText(review, turn)}</td>
                  <td>{better}</td>
                  <td class={`number ${better ? "review-cost" : ""}`} data-label={say("review-costs")}>{costText(turn)}</td>
                  {chances && <td class="number" data-label={say("review-column-chance")}>{percent(turn.chance)}</td>}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
