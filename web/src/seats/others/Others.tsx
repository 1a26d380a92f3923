import { useSignal } from "@preact/signals";
import * as api from "../../net/api";
import type { LiveTable } from "../../net/live";
import { problemText } from "../../net/problem";
import { learn, say } from "../../say";
import { Button } from "../../widgets/Button";
import { ConfirmDialog } from "../../widgets/ConfirmDialog";
import { Trouble } from "../../widgets/Trouble";
import { otherPeople } from "./other-people";
import { ReportDialog } from "./ReportDialog";
import { SEATS } from "../sentences";
import "../../style/seats.css";

await learn(SEATS);

/** The other people at the table, and what I can do about one who isn't decent. */
export function Others({ table }: { table: LiveTable }) {
  const trouble = useSignal("");
  const removing = useSignal<number | null>(null);
  const reporting = useSignal<number | null>(null);
  const voted = useSignal<readonly number[]>([]);
  const doing = (asked: Promise<unknown>) => {
    trouble.value = "";
    asked.catch((problem: unknown) => (trouble.value = problemText(problem)));
  };
  const others = otherPeople(table);
  const playing = table.view.value && !table.view.value.outcome && table.held.value.length > 0;
  const removed = removing.value;
  const vote = (seat: number) => doing(api.voteOut(table.name, seat).then(() => (voted.value = [...voted.value, seat])));
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
              <Button small kind="quiet" label={say("seats-report-who", { name })} onClick={() => (reporting.value = number)}>
                {say("seats-report")}
              </Button>
              {playing && others.length > 1 && (
                <Button small kind="quiet" label={say("seats-vote-out-who", { name })} onClick={() => (removing.value = number)}>
                  {say("seats-vote-out")}
                </Button>
              )}
              {voted.value.includes(number) && <span class="quiet-text">{say("seats-vote-counts", { name })}</span>}
            </li>
          );
        })}
      </ul>
      {removed !== null && (
        <ConfirmDialog text={say("seats-vote-out-ask", { name: table.seats.value[removed]!.name })} more={say("seats-vote-out-more")} yes={say("seats-vote-out")} onClose={() => (removing.value = null)} onYes={() => vote(removed)} />
      )}
      {reporting.value !== null && <ReportDialog table={table} seat={reporting.value} onClose={() => (reporting.value = null)} />}
      <Trouble text={trouble.value} />
    </section>
  );
}
