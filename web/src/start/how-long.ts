/** How long something has lasted, and how much time is left, in words. */

import { say } from "../say";

const UNITS = [["days", 86_400_000], ["hours", 3_600_000], ["minutes", 60_000]] as const;

/** “for 3 hours”; nothing for less than a minute. */
export function lasted(ms: number): string {
  return told("since", ms, Math.floor);
}

/** “2 days left”; “less than a minute left”. Of three days hardly less than three are left after the first minute. */
export function left(ms: number): string {
  return told("left", ms, Math.round) || say("start-left-none");
}

function told(kind: "since" | "left", ms: number, whole: (count: number) => number): string {
  const [unit, length] = UNITS.find(([, least]) => ms >= least) ?? [];
  return unit ? say(`start-${kind}-${unit}`, { count: whole(ms / length!) }) : "";
}
