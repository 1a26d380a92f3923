import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import * as api from "../../net/api";
import type { LiveTable } from "../../net/live";
import { problemText } from "../../net/problem";
import { say } from "../../say";
import { announce } from "../../say/voice";
import { Button } from "../../widgets/Button";
import { Dialog } from "../../widgets/Dialog";
import { Trouble } from "../../widgets/Trouble";

/** As many lines as the server takes (src/rekje/server/decency/reporting.py). */
const LINES = 20;

/** Reports a person to the operator. It shows what is sent before it is sent. */
export function ReportDialog({ table, seat, onClose }: { table: LiveTable; seat: number; onClose: () => void }) {
  const text = useSignal("");
  const sent = useSignal(false);
  const trouble = useSignal("");
  const { name } = table.seats.value[seat]!;
  const lines = table.chat.value.filter((line) => !line.notice).slice(-LINES);
  const after = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => after.current?.querySelector("button")?.focus(), [sent.value]);
  const done = () => {
    sent.value = true;
    announce(say("seats-report-sent"), { now: true });
  };
  const send = () => api.report(table.name, seat, text.value.trim()).then(done, (problem: unknown) => (trouble.value = problemText(problem)));
  if (sent.value) {
    return (
      <Dialog title={say("seats-report-ask", { name })} onClose={onClose}>
        <p>✓ {say("seats-report-sent")}</p>
        <div class="dialog-actions" ref={after}>
          <Button onClick={onClose}>{say("web-close")}</Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={say("seats-report-ask", { name })} told={say("seats-report-more", { name, count: lines.length })} onClose={onClose}>
      <ol class="report-lines" tabIndex={0} aria-label={say("web-chat")}>
        {lines.map((line) => (
          <li key={line.number}>
            <strong>{line.seat === null ? say("web-somebody-watching") : table.seats.value[line.seat]?.name}</strong> {line.phrase ? say(`web-phrase-${line.phrase}`) : line.text}
          </li>
        ))}
      </ol>
      <label class="report-text">
        {say("seats-report-text")}
        <input type="text" maxLength={300} value={text.value} onInput={(event) => (text.value = event.currentTarget.value)} />
      </label>
      <Trouble text={trouble.value} />
      <div class="dialog-actions">
        <Button onClick={onClose}>{say("web-cancel")}</Button>
        <Button kind="primary" onClick={() => void send()}>
          {say("seats-report-send")}
        </Button>
      </div>
    </Dialog>
  );
}
