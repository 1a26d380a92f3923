import type { LiveTable } from "../net/live";
import { say } from "../say";
import { playerName } from "../say/players";
import { joined } from "../say/voice";
import { awayFor, seatState } from "../telling/absence";
import { shownTime } from "../telling/clock";

/** Who sits at the table and is there, and how many watch. */
export function whoText(table: LiveTable): string {
  const seats = table.seats.value.map((seat, number) => {
    const state = seatState(table, number);
    const me = number === table.seat.value ? [say("web-you")] : [];
    return `${seat.name}${say("web-colon")} ${[...me, ...about(table, number, state)].join(", ")}`;
  });
  const watching = table.watching.value;
  return joined([...seats, ...(watching ? [say("web-watching", { count: watching })] : [])]);
}

function about(table: LiveTable, seat: number, state: ReturnType<typeof seatState>): string[] {
  if (state === "computer") return [playerName(table.seats.value[seat]!.player)];
  if (state === "free") return [say("web-free")];
  return [state === "here" ? say("line-here") : say("web-away-for", { time: shownTime((awayFor(table, seat) ?? 0) * 1000) })];
}
