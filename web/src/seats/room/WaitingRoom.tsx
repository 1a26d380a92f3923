import { useEffect } from "preact/hooks";
import type { LiveTable } from "../../net/live";
import { say } from "../../say";
import { announce, joined } from "../../say/voice";
import { seatState } from "../../telling/absence";
import { Chat } from "../Chat";
import { Watchers } from "../Watchers";
import { useArrivals } from "./arrivals";
import { RoomSeats } from "./RoomSeats";
import { RoomTerms } from "./RoomTerms";
import { Sharing } from "./Sharing";
import { StartBar } from "./StartBar";

/** What people say to each other before a game. */
const PHRASES = ["hello", "good-luck", "one-moment", "thanks"];

/** Before the game: who is there and ready, the invitation for those who aren't there, how it is played, and the chat. */
export function WaitingRoom({ table }: { table: LiveTable }) {
  useArrivals(table);
  const free = table.seats.value.some((_, seat) => seatState(table, seat) === "free");
  const begins = whenItBegins(table, free);
  // Whoever comes from another page hears where that has led: the focus is on all of this one, which has no name.
  useEffect(() => announce(joined([say("seats-table-set"), begins])), []);
  const partaking = table.held.value.length > 0 || table.host.value;
  return (
    <div class="room">
      <div class="room-column">
        <div class="room-head">
          <h2>{say("seats-table-set")}</h2>
          <p class="quiet-text">{begins}</p>
        </div>
        {free && table.opening.value?.play && <p class="quiet-text">{say("seats-opened")}</p>}
        <RoomSeats table={table} />
        <StartBar table={table} />
        <RoomTerms table={table} />
      </div>
      <div class="room-column">
        {free && table.host.value && <Sharing table={table} />}
        <section class="card room-card room-chat" aria-labelledby="room-chat">
          <h3 id="room-chat">{say("web-chat")}</h3>
          <Chat table={table} offers={PHRASES} />
        </section>
        {partaking && (
          <div class="card room-card">
            <Watchers table={table} />
          </div>
        )}
      </div>
    </div>
  );
}

/** What is played, and what is waited for. */
function whenItBegins(table: LiveTable, free: boolean): string {
  const ready = table.seats.value.every((seat) => seat.player !== "person" || seat.ready);
  return say(free ? "seats-begins-taken" : ready ? "seats-begins-now" : "seats-begins-ready", { game: say(`screen-game-${table.rules.value!.game}`) });
}
