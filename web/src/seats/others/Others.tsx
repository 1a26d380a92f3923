import { useSignal } from "@preact/signals";
import type { LiveTable } from "../../net/live";
import { problemText } from "../../net/problem";
import { learn, say } from "../../say";
import { announce } from "../../say/voice";
import { Button } from "../../widgets/Button";
import { ConfirmDialog } from "../../widgets/ConfirmDialog";
import { Trouble } from "../../widgets/Trouble";
import { otherPeople, saidByOthers, saidLast } from "./other-people";
import { ReportDialog } from "./ReportDialog";
import { ReportSaid } from "./ReportSaid";
import { SaidLine } from "./SaidLine";
import { SEATS } from "../sentences";
import "../../style/seats.css";
import * as requests from "../requests";

await learn(SEATS);

/** The other people at the table, and what I can do about one who isn't decent. */
export function Others({ table }: { table: LiveTable }) {
  const trouble = useSignal("");
  const removing = useSignal<number | null>(null);
  const reporting = useSignal<number | "said" | null>(null);
  const voted = useSignal<readonly number[]>([]);
  const doing = (asked: Promise<unknown>) => {
    trouble.value = "";
    asked.catch((problem: unknown) => (trouble.value = problemText(problem)));
  };
  const others = otherPeople(table);
  const playing = table.view.value && !table.view.value.outcome && table.held.value.length > 0;
  const removed = removing.value;
  const close = () => (reporting.value = null);
  // Not every screen reader says that the button has another name now.
  const mute = (name: string, seat: number, on: boolean) =>
    doing(requests.mute(table.name, seat, on).then(() => announce(say(on ? "seats-muted" : "seats-unmuted", { name }), { now: true })));
  const vote = (seat: number) => doing(requests.voteOut(table.name, seat).then(() => (voted.value = [...voted.value, seat])));
  return (
    <section class="others" aria-label={say("seats-others")}>
      <ul>
        {others.map(({ name, number }) => {
          const muted = table.muted.value.includes(number);
          return (
            <li key={number}>
              <strong>{name}</strong>
              {muted && <span class="quiet-text"> {say("seats-is-muted")}</span>}
              <Button small kind="quiet" label={say(muted ? "seats-unmute-who" : "seats-mute-who", { name })} onClick={() => mute(name, number, !muted)}>
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
      {saidByOthers(table).length > 0 && (
        <Button small kind="quiet" onClick={() => (reporting.value = "said")}>
          {say("seats-report-said")}
        </Button>
      )}
      {reporting.value === "said" && <ReportSaid table={table} onClose={close} />}
      {typeof reporting.value === "number" && <Report table={table} seat={reporting.value} onClose={close} />}
      <Trouble text={trouble.value} />
    </section>
  );
}

/** A report about whoever has a seat, with what was said last. */
function Report({ table, seat, onClose }: { table: LiveTable; seat: number; onClose: () => void }) {
  const { name } = table.seats.value[seat]!;
  const lines = saidLast(table);
  return <ReportDialog name={name} told={say("seats-report-more", { name, count: lines.length })} lines={lines.map((one) => <SaidLine key={one.number} table={table} line={one} />)} send={(text) => requests.report(table.name, seat, text)} onClose={onClose} />;
}
