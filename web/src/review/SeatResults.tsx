import { say } from "../say";
import type { Document } from "../wire.gen";

/** What everybody's game comes to, a column a player. */
export function SeatResults({ told }: { told: Document }) {
  return (
    <div class="wide-table" role="region" aria-label={say("review-result")} tabIndex={0}>
      <table class="sheet">
        <thead>
          <tr>
            {/* Above the names of the rows there is nothing to name: “Player” would look like one of the players. */}
            <td />
            {told.seats.map((name, index) => (
              <th key={index} scope="col" class="number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.figures.map(({ label, of_seats: figures }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {figures.map((figure, index) => (
                <td key={index} class="number">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
