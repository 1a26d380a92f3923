import { say, sayList } from "../say";
import type { Invitation } from "../wire.gen";
import { agreed } from "./Agreed";

/** What is played and how, as far as it isn't the usual; who is there, and whether it has begun. */
export function Terms({ told }: { told: Invitation }) {
  return (
    <ul class="terms">
      {[...agreed(told), ...people(told), ...(told.kept ? [] : [say(`seats-phase-${told.phase}`)])].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Who has a seat already, and for whom one is kept. */
function people({ seats, seat: own, phase }: Invitation): string[] {
  const there = seats.filter((one) => one.taken && one.player === "person").map((one) => one.name);
  const computers = seats.filter((one) => one.player !== "person").map((one) => one.name);
  const free = phase === "over" ? 0 : seats.filter((one, number) => !one.taken && one.player === "person" && number !== own).length;
  return [
    ...(there.length ? [say("seats-there", { names: sayList(there), count: there.length })] : []),
    ...(computers.length ? [say("seats-computers", { names: sayList(computers), count: computers.length })] : []),
    ...(free ? [say("seats-free", { count: free })] : []),
  ];
}
