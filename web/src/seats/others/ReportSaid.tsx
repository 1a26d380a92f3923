import { useSignal } from "@preact/signals";
import type { LiveTable } from "../../net/live";
import { say } from "../../say";
import { announce } from "../../say/voice";
import { saidText } from "../../telling/said";
import { Button } from "../../widgets/Button";
import { Dialog } from "../../widgets/Dialog";
import type { ChatLine } from "../../wire.gen";
import * as requests from "../requests";
import { saidByOthers, saidLast } from "./other-people";
import { ReportForm } from "./ReportForm";
import { SaidLine } from "./SaidLine";

/** Reports whoever said something, even if they hold no seat any more. First one chooses what; the dialog stays the same one, so that its focus goes back
 * to the button that opened it. */
export function ReportSaid({ table, onClose }: { table: LiveTable; onClose: () => void }) {
  const chosen = useSignal<ChatLine | null>(null);
  const sent = useSignal(false);
  const line = chosen.value;
  const lines = saidLast(table);
  const told = (one: ChatLine) => say("seats-report-more", { name: say("seats-report-line-who", { line: saidText(one) }), count: lines.length });
  const choose = (one: ChatLine) => {
    chosen.value = one;
    announce(told(one), { now: true });
  };
  return (
    <Dialog title={say(line ? "seats-report-line-ask" : "seats-report-which")} told={line && !sent.value ? told(line) : undefined} onClose={onClose}>
      {line ? (
        <ReportForm lines={lines.map((one) => <SaidLine key={one.number} table={table} line={one} />)} sent={sent} send={(text) => requests.reportLine(table.name, line.number, text)} onClose={onClose} />
      ) : (
        <>
          <ol class="report-which">
            {saidByOthers(table).map((one) => (
              <li key={one.number}>
                <Button kind="quiet" onClick={() => choose(one)}>
                  <SaidLine table={table} line={one} />
                </Button>
              </li>
            ))}
          </ol>
          <div class="dialog-actions">
            <Button onClick={onClose}>{say("web-cancel")}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
