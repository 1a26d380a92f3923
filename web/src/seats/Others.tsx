import { useSignal } from "@preact/signals";
import * as api from "../net/api";
import type { LiveTable } from "../net/live";
import { problemText } from "../net/problem";
import { say } from "../say";
import { Button } from "../widgets/Button";
import { Trouble } from "../widgets/Trouble";

/** The other people at the table, and what I can do about one who isn't decent. */
export function Others({ table }: { table: LiveTable }) {
  const trouble = useSignal("");
  const doing = (asked: Promise<unknown>) => {
    trouble.value = "";
    asked.catch((problem: unknown) => (trouble.value = problemText(problem)));
  };
  const others = table.seats.value.flatMap((seat, number) => (seat.player === "person" && seat.taken && !table.held.value.includes(number) ? [{ ...seat, number }] : []));
  if (!others.length) return null;
  return (
    <section class="others" aria-label={say("seats-others")}>
      <ul>
        {others.map(({ name, number }) => {
          const muted = table.muted.value.includes(number);
          return (
            <li key={number}>
              <strong>{name}</strong>
              {muted && <span class="quiet-text"> {say("seats-is-muted")}</span>}
              <Button small kind="quiet" label={say(muted ? "seats-unmute-who" : "seats-mute-who", { name })} onClick={() => doing(api.mute(table.name, number, !muted))}>
                {say(muted ? "seats-unmute" : "seats-mute")}
              </Button>
            </li>
          );
        })}
      </ul>
      <Trouble text={trouble.value} />
    </section>
  );
}
