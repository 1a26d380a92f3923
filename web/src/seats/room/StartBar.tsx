import { useSignal } from "@preact/signals";
import { alerts, askToNotify } from "../../browser/alerts";
import type { LiveTable } from "../../net/live";
import { problemText } from "../../net/problem";
import { say } from "../../say";
import { seatState } from "../../telling/absence";
import { Button } from "../../widgets/Button";
import { Trouble } from "../../widgets/Trouble";
import * as requests from "../requests";

const FEWEST = 2;

/** What I can do about the beginning: be ready, ask the others to wait, begin with fewer, or be called. */
export function StartBar({ table }: { table: LiveTable }) {
  const trouble = useSignal("");
  const seats = table.seats.value;
  const mine = table.held.value;
  const unready = mine.some((seat) => !seats[seat]?.ready);
  const there = seats.filter((_, seat) => seatState(table, seat) !== "free");
  const late = there.find((seat) => !seat.ready);
  const free = there.length < seats.length;
  const start = () => {
    trouble.value = "";
    requests.startWithFewer(table.name).catch((problem: unknown) => (trouble.value = problemText(problem)));
  };
  return (
    <div class="room-start">
      {mine.length > 0 && (
        <Button kind={unready ? "primary" : ""} icon={unready ? "check" : "pause"} onClick={() => table.getReady(unready)}>
          {say(unready ? "seats-i-am-ready" : "seats-wait-for-me")}
        </Button>
      )}
      {table.host.value && free && there.length >= FEWEST && (
        <Button disabled={late !== undefined} onClick={start}>
          {say("seats-start-with", { count: there.length })}
        </Button>
      )}
      {late !== undefined && !mine.some((seat) => seats[seat] === late) && <p class="quiet-text">{say("seats-isnt-ready", { name: late.name })}</p>}
      {free && mine.length > 0 && <CallMe />}
      <Trouble text={trouble.value} />
    </div>
  );
}

/** Says that I am called, or offers it. */
function CallMe() {
  if (alerts.value.sound || alerts.value.notify) return <p class="quiet-text">{say("seats-or-wait")}</p>;
  const wish = () => {
    alerts.value = { ...alerts.value, sound: true };
    void askToNotify();
  };
  return (
    <Button kind="quiet" icon="bell" onClick={wish}>
      {say("seats-call-me")}
    </Button>
  );
}
