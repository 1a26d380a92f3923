import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../net/api";
import type { LiveTable } from "../net/live";
import { problemText } from "../net/problem";
import { say } from "../say";
import { announce } from "../say/voice";
import { shownTime, tick } from "../telling/clock";
import { Button } from "../widgets/Button";
import { Dialog } from "../widgets/Dialog";
import { Qr } from "../widgets/Qr";
import { Trouble } from "../widgets/Trouble";
import { LocalHint } from "./LocalHint";

interface Props {
  readonly table: LiveTable;
  readonly seat: number;
  readonly onClose: () => void;
}

/** A code with which another device of mine holds my seat too: how long it is good, and where to enter it. */
export function DeviceDialog({ table, seat, onClose }: Props) {
  const shown = useSignal<{ code: string; url: string; until: number; after: number } | null>(null);
  const trouble = useSignal("");
  const ask = () => {
    const after = table.chat.peek().at(-1)?.number ?? 0;
    api.deviceCode(table.name, seat).then(
      ({ code, url, seconds }) => {
        shown.value = { code, url, after, until: performance.now() + seconds * 1000 };
        announce(say("seats-code-is", { code: [...code].join(" ") }), { now: true });
      },
      (problem: unknown) => (trouble.value = problemText(problem)),
    );
  };
  useEffect(ask, []);
  const now = shown.value;
  const done = now !== null && table.chat.value.some((line) => line.number > now.after && line.notice === "device-let-in" && line.seat === seat);
  void tick.value;
  const left = now ? now.until - performance.now() : 0;
  return (
    <Dialog title={say("web-device-title")} onClose={onClose}>
      {done ? (
        <p class="good">✓ {say("seats-device-in")}</p>
      ) : now && left > 0 ? (
        <>
          <p>{say("seats-device-how")}</p>
          <p class="device-code" aria-label={say("seats-code-is", { code: [...now.code].join(" ") })}>
            {now.code.slice(0, 4)} {now.code.slice(4)}
          </p>
          <p class="quiet-text" role="timer">
            {say("seats-code-lasts", { time: shownTime(left) })}
          </p>
          <div class="invite">
            <Qr url={now.url} />
            <p class="device-url">{now.url}</p>
          </div>
          <LocalHint url={now.url} />
          <p class="quiet-text">{say("seats-device-careful")}</p>
        </>
      ) : (
        now && <p>{say("seats-code-gone")}</p>
      )}
      <Trouble text={trouble.value} />
      <div class="dialog-actions">
        {now && !done && left <= 0 && <Button onClick={ask}>{say("seats-code-new")}</Button>}
        <Button kind="primary" onClick={onClose}>
          {say("web-close")}
        </Button>
      </div>
    </Dialog>
  );
}
