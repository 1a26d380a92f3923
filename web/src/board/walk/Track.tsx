import { narrow } from "../../browser/screen";
import { say } from "../../say";
import type { View } from "../../wire.gen";
import { kingSigns, KingShape } from "../King";

const STEP = 16;

/** The track with its kings, winding in rows. Place 0 is drawn beside it. */
export function Track({ view, last, target }: { view: View; last: number; target: number | null }) {
  const perRow = narrow.value ? 20 : 30;
  const rows = Math.ceil(last / perRow);
  const spot = (place: number): readonly [number, number] => {
    if (place === 0) return [0, 0];
    const row = Math.floor((place - 1) / perRow);
    const along = (place - 1) % perRow;
    return [1.4 + (row % 2 ? perRow - 1 - along : along), row];
  };
  const standing = view.seats.map((seat, number) => ({ ...seat, number })).filter((seat) => !seat.resigned);
  const signs = kingSigns(view.seats.map((seat) => seat.name));
  const spoken = standing.map((seat) => say("web-king-at", { name: seat.name, place: seat.score })).join(", ");
  return (
    <svg class="track" viewBox={`-3 0 ${(perRow + 1.4) * STEP + 3} ${rows * 24 + 4}`} role="img" aria-label={say("web-track", { kings: spoken, last })}>
      {Array.from({ length: last }, (_, index) => {
        const [x, y] = spot(index + 1);
        const five = (index + 1) % 5 === 0;
        return (
          <g key={index} transform={`translate(${x * STEP} ${y * 24 + 2})`}>
            <rect class={`place ${index + 1 === target ? "target" : ""} ${index + 1 === last ? "home" : ""}`} x="0.7" y="0.7" width={STEP - 1.4} height="20.6" rx="3" />
            {five && (
              <text x={STEP / 2} y="14.5" text-anchor="middle">
                {index + 1}
              </text>
            )}
          </g>
        );
      })}
      {standing.map((seat, index) => {
        const [x, y] = spot(seat.score);
        const [right, down] = seat.score === 0 ? [(index % 2) * 4, index * (narrow.value ? 10 : 5)] : [0, 0];
        return (
          <g key={seat.number} class="piece" transform={`translate(${x * STEP - 3 + right} ${y * 24 + 1 + down})`}>
            <KingShape seat={seat.number} sign={signs[seat.number]!} />
          </g>
        );
      })}
    </svg>
  );
}
