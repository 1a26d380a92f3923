import { say } from "../say";
import type { Document } from "../wire.gen";

/** Every turn: what was played, what was better, what it cost. */
export function Turns({ told }: { told: Document }) {
  const columns = ["player", "did", "better", "costs"].map((name) => say(`review-${name}`));
  if (told.of_chance) columns.push(told.of_chance);
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
            {told.rows.map((row, place) => (
              <tr key={place}>
                <th scope="row">
                  {row.number && `${row.number} `}
                  {row.name}
                </th>
                <td>{[row.done, row.points, row.phony && "*"].filter(Boolean).join(" ")}</td>
                <td>
                  {[row.better, row.better_score].filter(Boolean).join(" ")}
                  {row.why && !row.costly && <p class="review-why">{row.why}</p>}
                </td>
                <td class={`number ${row.missed ? "review-cost" : ""}`} data-label={say("review-costs")}>{row.cost}</td>
                {told.of_chance && <td class="number" data-label={say("review-column-chance")}>{row.chance}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
