import * as api from "../../net/api";
import type { LiveTable } from "../../net/live";
import { say } from "../../say";
import { Button } from "../Button";

/** A computer plays a seat of mine: it can be taken back. */
export function StandIn({ table }: { table: LiveTable }) {
  const seat = table.seat.value;
  const info = seat === null ? undefined : table.seats.value[seat];
  if (seat === null || !info || info.player === "person" || table.view.value?.outcome) return null;
  return (
    <p class="stand-in card">
      {say("web-stand-in", { player: say(`screen-player-${info.player}`) })}{" "}
      <Button small kind="primary" onClick={() => void api.handSeat(table.name, seat, { player: "person" })}>
        {say("web-play-myself")}
      </Button>
    </p>
  );
}
