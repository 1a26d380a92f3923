import type { LiveTable } from "../net/live";

/** The seat on this device that must act next; null if it is the one shown now. */
export function nextHere(table: LiveTable): number | null {
  const view = table.view.value;
  const here = table.held.value.filter((seat) => table.seats.value[seat]?.player === "person");
  if (!view || view.outcome || here.length < 2) return null;
  const acts = (seat: number | null) => {
    const commands = table.awaited(seat)?.commands ?? [];
    if (view.window) return commands.some((name) => name === "vote" || name === "accept");
    return commands.some((name) => name !== "resign" && name !== "vacation");
  };
  if (acts(table.seat.value)) return null;
  return here.find(acts) ?? null;
}
