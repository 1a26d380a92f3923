import { kingSigns } from "../board/King";
import { type Owner, TileShape, UNIT } from "../board/Tile";
import { say } from "../say";

/** The pattern of each seat's tiles: colours alone tell nobody apart. */
const LINES = ["", "M0 8L8 0M-2 2L2 -2M6 10L10 6", "M2 2h.01M6 6h.01", "M0 4H8", "M0 0L8 8M-2 6L2 10M6 -2L10 2", "M4 0V8"];

/** The patterns that tiles with an owner are filled with; one per page. */
export function OwnerPatterns() {
  return (
    <svg class="defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {LINES.map((lines, seat) => (
          <pattern key={seat} id={`owner-${seat}`} width="8" height="8" patternUnits="userSpaceOnUse">
            <rect class={`owner-ground owner-${seat}`} width="8" height="8" />
            <path class={`owner-lines owner-${seat}`} d={lines} />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

/** Who laid each tile, by its square. */
export function ownersOf(names: readonly string[], laidBy: Readonly<Record<string, number>>): Map<string, Owner> {
  const signs = kingSigns(names);
  return new Map(Object.entries(laidBy).map(([square, seat]) => [square, { seat, sign: signs[seat]! }]));
}

/** The key to the drawing. */
export function Legend({ names }: { names: readonly string[] }) {
  const signs = kingSigns(names);
  return (
    <ul class="owner-legend" aria-label={say("after-legend")}>
      {names.map((name, seat) => (
        <li key={seat}>
          <svg viewBox={`0 0 ${UNIT} ${UNIT}`} aria-hidden="true" focusable="false">
            <TileShape tile="_" owner={{ seat, sign: signs[seat]! }} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
