import { useSignal } from "@preact/signals";
import * as api from "../net/api";
import type { LiveTable } from "../net/live";
import { say } from "../say";
import { awayFor, seatState } from "../telling/absence";
import { shownTime } from "../telling/clock";
import { noticeText } from "../telling/notices";
import { Button } from "../widgets/Button";
import { ConfirmDialog } from "../widgets/ConfirmDialog";
import { ComputerChoice } from "./ComputerChoice";
import { Invite } from "./Invite";
import { Watchers } from "./Watchers";

/** So many of the last notices stand there. */
const NOTICES = 3;

/** Before the game: who is there, and the invitations for those who aren't. */
export function Waiting({ table }: { table: LiveTable }) {
  const notices = table.chat.value.filter((line) => line.notice).slice(-NOTICES);
  return (
    <section class="waiting card">
      <h2>{say("web-waiting-title")}</h2>
      <p class="quiet-text">{say("web-waiting-begins")}</p>
      <ul class="invites">
        {table.seats.value.map((_, number) => (
          <SeatRow key={number} table={table} seat={number} />
        ))}
      </ul>
      {notices.length > 0 && (
        <ul class="quiet-text">
          {notices.map((line) => (
            <li key={line.number}>{noticeText(line)}</li>
          ))}
        </ul>
      )}
      {table.held.value.length > 0 || table.host.value ? <Watchers table={table} /> : null}
    </section>
  );
}

function SeatRow({ table, seat }: { table: LiveTable; seat: number }) {
  const asking = useSignal(false);
  const { name, player, taken } = table.seats.value[seat]!;
  const mine = table.held.value.includes(seat);
  const state = seatState(table, seat);
  const called = say("web-seat-called", { seat: say("web-seat-number", { number: seat + 1 }), name });
  return (
    <li>
      <div class="invite-who">
        <strong>{name || say("web-seat-number", { number: seat + 1 })}</strong>
        {mine && <span class="quiet-text">({say("web-you")})</span>}
        {state === "here" && <span class="good">✓ {say("web-seat-taken")}</span>}
        {state === "computer" && say(`screen-player-${player}`) !== name && <span class="quiet-text">{say(`screen-player-${player}`)}</span>}
        {state === "free" && <span class="quiet-text">{say("web-seat-free")}</span>}
        {(state === "away" || state === "left") && <span class="quiet-text">{say("web-away-for", { time: shownTime((awayFor(table, seat) ?? 0) * 1000) })}</span>}
        {table.host.value && taken && !mine && (
          <Button small kind="quiet" label={`${called}: ${say("seats-free-seat")}`} onClick={() => (asking.value = true)}>
            {say("seats-free-seat")}
          </Button>
        )}
      </div>
      {state === "free" && table.host.value && (
        <>
          <Invite table={table} seat={seat} label={`${called}: ${say("web-invite-link")}`} />
          <p class="quiet-text">{say("seats-link-once")}</p>
          <ComputerChoice table={table} seat={seat} />
        </>
      )}
      {asking.value && (
        <ConfirmDialog text={called} more={say("seats-ask-free", { name })} yes={say("seats-free-seat")} onClose={() => (asking.value = false)} onYes={() => void api.freeSeat(table.name, seat)} />
      )}
    </li>
  );
}
