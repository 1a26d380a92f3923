/** The signs on the kings: initials if they all differ, else numbers. Kings must not differ by colour alone. */
export function kingSigns(names: readonly string[]): string[] {
  const initials = names.map((name) => name.slice(0, 1).toUpperCase());
  return new Set(initials).size === initials.length ? initials : names.map((_, number) => String(number + 1));
}

/** A king of 22 by 22 units: a crown, and a head with its sign. */
export function KingShape({ seat, sign }: { seat: number; sign: string }) {
  return (
    <g class={`king-shape king-${seat}`} aria-hidden="true">
      <path d="M5.5 9 4 1.5l4.2 3L11 .5l2.8 4 4.2-3L16.5 9z" />
      <circle cx="11" cy="14" r="7.6" />
      <text x="11" y="17.4" text-anchor="middle">
        {sign}
      </text>
    </g>
  );
}
