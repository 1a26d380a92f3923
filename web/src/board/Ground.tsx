import { type Square, squareName } from "../model/squares";
import type { EditionInfo } from "../wire.gen";
import { premiumClass, type PremiumKind, premiumSign } from "./premiums";
import { UNIT } from "./Tile";

/** A square of the board with its top left corner at the origin: its colour, and the sign of its premium or of the start. */
export function GroundSquare({ premium, start }: { premium: PremiumKind | undefined; start: boolean }) {
  const sign = start ? "★" : premium ? premiumSign(premium) : "";
  return (
    <>
      <rect class={`ground ${premium ? premiumClass(premium) : ""}`} width={UNIT} height={UNIT} rx="4" />
      {sign && (
        <text class="sign" x={UNIT / 2} y={UNIT / 2 + 4.5} text-anchor="middle">
          {sign}
        </text>
      )}
    </>
  );
}

/** The squares of an edition's board, if it has one, to look at; only those that `shown` wants. */
export function Ground({ edition, shown = () => true }: { edition: EditionInfo; shown?: (square: Square) => boolean }) {
  const premiums = Object.values(edition.premiums);
  return (
    <>
      {edition.board?.rows.flatMap((row, y) =>
        [...row].map((sign, x) =>
          shown([x, y]) ? (
            <g key={`${x},${y}`} transform={`translate(${x * UNIT} ${y * UNIT})`}>
              <GroundSquare premium={premiums.find((kind) => kind.sign === sign)} start={edition.board!.start.includes(squareName([x, y]))} />
            </g>
          ) : null,
        ),
      )}
    </>
  );
}
