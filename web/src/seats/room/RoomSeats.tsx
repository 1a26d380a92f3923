import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { LiveTable } from "../../net/live";
import { say } from "../../say";
import { playerName } from "../../say/players";
import { missedFor, seatState } from "../../telling/absence";
import { shownTime } from "../../telling/clock";
import { Button } from "../../widgets/Button";
import { ConfirmDialog } from "../../widgets/ConfirmDialog";
import { Icon } from "../../widgets/Icon";
import { ComputerChoice } from "../ComputerChoice";
import { PersonTile } from "../PersonTile";
import { NameForm } from "./NameForm";
import * as requests from "../requests";

/** Who plays, seat by seat, and who is ready. */
export function RoomSeats({ table }: { table: LiveTable }) {
  return (
    <section class="card room-card room-seats" aria-labelledby="room-seats">
      <h3 id="room-seats">{say("seats-who-plays")}</h3>
      <ul>
        {table.seats.value.map((_, number) => (
          <Row key={number} table={table} seat={number} />
        ))}
      </ul>
    </section>
  );
}

function Row({ table, seat }: { table: LiveTable; seat: number }) {
  const asking = useSignal(false);
  const { name, taken } = table.seats.value[seat]!;
  const mine = table.held.value.includes(seat);
  // Whoever has no name yet is asked at once.
  const naming = useSignal(mine && name === say("screen-player-person"));
  const row = useRef<HTMLLIElement>(null);
  const askName = (on: boolean) => {
    naming.value = on;
    // The focus goes to what has come in place of what was pressed.
    requestAnimationFrame(() => row.current?.querySelector<HTMLElement>(on ? "input" : ".room-name button")?.focus());
  };
  if (seatState(table, seat) === "free") return <FreeRow table={table} seat={seat} />;
  const called = say("web-seat-called", { seat: say("web-seat-number", { number: seat + 1 }), name });
  return (
    <li ref={row}>
      <PersonTile name={name} />
      <span class="room-name">
        <strong>{name}</strong>
        {mine && ` (${say("web-you")})`} <Where table={table} seat={seat} />
        {mine && !naming.value && (
          <Button small kind="quiet" label={`${called}${say("web-colon")} ${say("seats-other-name")}`} onClick={() => askName(true)}>
            {say("seats-other-name")}
          </Button>
        )}
        {table.host.value && taken && !mine && (
          <Button small kind="quiet" label={`${called}${say("web-colon")} ${say("seats-free-seat")}`} onClick={() => (asking.value = true)}>
            {say("seats-free-seat")}
          </Button>
        )}
      </span>
      <ReadyTag table={table} seat={seat} />
      {mine && naming.value && <NameForm table={table} seat={seat} onDone={() => askName(false)} />}
      {asking.value && (
        <ConfirmDialog text={called} more={say("seats-ask-free", { name })} yes={say("seats-free-seat")} onClose={() => (asking.value = false)} onYes={() => void requests.freeSeat(table.name, seat)} />
      )}
    </li>
  );
}

/** What else is to be known of a seat: which computer plays, or for how long nobody has been there. */
function Where({ table, seat }: { table: LiveTable; seat: number }) {
  const { name, player } = table.seats.value[seat]!;
  const state = seatState(table, seat);
  if (state === "computer") return playerName(player) === name ? null : <span class="quiet-text">{playerName(player)}</span>;
  const away = state === "free" ? null : missedFor(table, seat);
  return away === null ? null : <span class="quiet-text">{say("web-away-for", { time: shownTime(away * 1000) })}</span>;
}

function ReadyTag({ table, seat }: { table: LiveTable; seat: number }) {
  if (!table.seats.value[seat]!.ready) return <span class="tag">{say("seats-not-ready")}</span>;
  return (
    <span class="tag ok">
      <Icon name="check" />
      {say("seats-ready")}
    </span>
  );
}

/** A seat that nobody holds. Whoever made the table can let a computer play there. */
function FreeRow({ table, seat }: { table: LiveTable; seat: number }) {
  const wished = useSignal(false);
  const called = say("web-seat-number", { number: seat + 1 });
  return (
    <li class="room-free">
      <span class="room-slot" aria-hidden="true" />
      <span class="room-name">
        {say(table.seats.value[seat]!.opened ? "seats-free-opened" : "seats-free-here")}{" "}
        {table.host.value && !wished.value && (
          <Button small kind="quiet" label={`${called}${say("web-colon")} ${say("seats-computer-here")}`} onClick={() => (wished.value = true)}>
            {say("seats-computer-here")}
          </Button>
        )}
      </span>
      {wished.value && <ComputerChoice table={table} seat={seat} onDone={() => (wished.value = false)} />}
    </li>
  );
}
