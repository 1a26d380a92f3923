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
