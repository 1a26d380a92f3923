import * as api from "../../net/api";
import type { LiveTable } from "../../net/live";
import { say } from "../../say";
import { playerName } from "../../say/players";
import { Button } from "../../widgets/Button";

/** Whether a computer plays a seat of mine. */
export function isStoodIn(table: LiveTable): boolean {
  const info = table.seats.value[table.seat.value ?? -1];
  return info !== undefined && info.player !== "person" && !table.view.value?.outcome;
}

/** Says that a computer plays a seat of mine, with a button to take the seat back. */
export function StandIn({ table }: { table: LiveTable }) {
  const seat = table.seat.value!;
  return (
    <p class="stand-in">
      {say("web-stand-in", { player: playerName(table.seats.value[seat]!.player) })}{" "}
      <Button small onClick={() => void api.handSeat(table.name, seat, { player: "person" })}>
        {say("web-play-myself")}
      </Button>
    </p>
  );
}
