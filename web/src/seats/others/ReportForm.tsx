import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChild } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { problemText } from "../../net/problem";
import { say } from "../../say";
import { announce } from "../../say/voice";
import { Button } from "../../widgets/Button";
import { Trouble } from "../../widgets/Trouble";

interface Props {
  /** What was said last, which is sent too. */
  readonly lines: readonly ComponentChild[];
  readonly sent: Signal<boolean>;
  readonly send: (text: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** What is in the dialog of a report. It shows what is sent before it is sent. */
export function ReportForm({ lines, sent, send, onClose }: Props) {
  const text = useSignal("");
  const trouble = useSignal("");
  const first = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone, when the form is there as well as when it was sent.
  useEffect(() => first.current?.querySelector<HTMLElement>("input, button")?.focus(), [sent.value]);
  const done = () => {
    sent.value = true;
    announce(say("seats-report-sent"), { now: true });
  };
  const submit = () => send(text.value.trim()).then(done, (problem: unknown) => (trouble.value = problemText(problem)));
  if (sent.value) {
    return (
      <div ref={first}>
        <p>✓ {say("seats-report-sent")}</p>
        <div class="dialog-actions">
          <Button onClick={onClose}>{say("web-close")}</Button>
        </div>
      </div>
    );
  }
  return (
    <div ref={first}>
      {lines.length > 0 && (
        <ol class="report-lines" tabIndex={0} aria-label={say("web-chat")}>
          {lines.map((line, at) => <li key={at}>{line}</li>)}
        </ol>
      )}
      <label class="report-text">
        {say("seats-report-text")}
        <input type="text" maxLength={300} value={text.value} onInput={(event) => (text.value = event.currentTarget.value)} />
      </label>
      <Trouble text={trouble.value} />
      <div class="dialog-actions">
        <Button onClick={onClose}>{say("web-cancel")}</Button>
        <Button kind="primary" onClick={() => void submit()}>
          {say("seats-report-send")}
        </Button>
      </div>
    </div>
  );
}
