import type { LiveTable } from "../net/live";
import { say } from "../say";
import { awayFor, canGive, seatState } from "../telling/absence";
import { shownTime } from "../telling/clock";
import { Button } from "../widgets/Button";
import { Dialog } from "../widgets/Dialog";
import { ComputerChoice } from "./ComputerChoice";
import { Invite } from "./Invite";
import * as requests from "./requests";

interface Props {
  readonly table: LiveTable;
  readonly seat: number;
  readonly onClose: () => void;
}

/** What who made the table can do about a seat whose player has gone, or that is free. */
export function SeatDialog({ table, seat, onClose }: Props) {
  const { name } = table.seats.value[seat]!;
  const state = seatState(table, seat);
  return (
    <Dialog title={say("web-seat-called", { seat: say("web-seat-number", { number: seat + 1 }), name })} onClose={onClose}>
      {!canGive(table, seat) ? (
        <p>{say("seats-nothing-to-do", { name })}</p>
      ) : state === "free" ? (
        <>
          <p>{say("seats-is-free")}</p>
          <Invite table={table} seat={seat} />
          <hr />
          <p>{say("seats-computer-for-good")}</p>
          <ComputerChoice table={table} seat={seat} onDone={onClose} />
        </>
      ) : (
        <>
          <p>{say("seats-has-left", { name, time: shownTime((awayFor(table, seat) ?? 0) * 1000) })}</p>
          <p>{say("seats-computer-more", { name })}</p>
          <ComputerChoice table={table} seat={seat} onDone={onClose} />
          <hr />
          <p>{say("seats-free-more", { name })}</p>
          <p>
            <Button small kind="danger" onClick={() => void requests.freeSeat(table.name, seat)}>
              {say("seats-free-seat")}
            </Button>
          </p>
        </>
      )}
      <div class="dialog-actions">
        <Button onClick={onClose}>{say("web-close")}</Button>
      </div>
    </Dialog>
  );
}
