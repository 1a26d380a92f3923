import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { myName } from "../browser/my-name";
import { problemText } from "../net/problem";
import { deviceName } from "../net/naming";
import { say } from "../say";
import { announce } from "../say/voice";
import { LocalHint } from "../seats/LocalHint";
import { shownTime, tick } from "../telling/clock";
import { Button } from "../widgets/Button";
import { Dialog } from "../widgets/Dialog";
import { Qr } from "../widgets/Qr";
import { Trouble } from "../widgets/Trouble";
import type { MyCode, MyDevice } from "../wire.gen";
import { grouped, named } from "./called";
import * as requests from "./requests";
import type { MyPart } from "./part";

/** How often (ms) it is looked whether the other device has come. */
const LOOK = 2_000;

/** A code by which another device becomes mine: how long it is good, and where to enter it; then which device that was. */
export function AddDialog({ me, onClose }: MyPart & { onClose: () => void }) {
  const shown = useSignal<(MyCode & { until: number; before: readonly string[] }) | null>(null);
  const come = useSignal<MyDevice | null>(null);
  const trouble = useSignal("");
  const ask = async () => {
    trouble.value = "";
    try {
      const code = await requests.newCode({ name: myName(), device: deviceName() });
      me.value = await requests.me();
      shown.value = { ...code, until: performance.now() + code.seconds! * 1000, before: me.value.devices.map((one) => one.id) };
      announce(say("me-code-is", { code: [...code.code].join(" ") }), { now: true });
    } catch (problem) {
      trouble.value = problemText(problem);
    }
  };
  const look = async () => {
    const now = shown.peek();
    if (!now || come.peek() || performance.now() > now.until || document.visibilityState === "hidden") return;
    const told = await requests.me().catch(() => null);
    const fresh = told?.devices.find((one) => !now.before.includes(one.id));
    if (!told || !fresh) return;
    me.value = told;
    come.value = fresh;
    announce(say("me-added", { name: named(fresh.name) }), { now: true });
  };
  useEffect(() => {
    void ask();
    const timer = setInterval(() => void look(), LOOK);
    return () => clearInterval(timer);
  }, []);
  const now = shown.value;
  if (now && !come.value) void tick.value;
  const left = now ? now.until - performance.now() : 0;
  return (
    <Dialog title={say("me-add-title")} told={say("me-add-how")} onClose={onClose}>
      {come.value ? (
        <p class="good">✓ {say("me-added", { name: named(come.value.name) })}</p>
      ) : now && left > 0 ? (
        <>
          <p class="hidden-text">{say("me-code-is", { code: [...now.code].join(" ") })}</p>
          <p class="big-code" aria-hidden="true">
            {grouped(now.code)}
          </p>
          <p class="quiet-text" role="timer">
            {say("me-code-lasts", { time: shownTime(left) })}
          </p>
          <div class="invite">
            <Qr url={now.link} />
            <p class="me-url">{now.url}</p>
          </div>
          <LocalHint url={now.url} />
          <p class="quiet-text">{say("me-code-careful")}</p>
        </>
      ) : (
        now && <p>{say("me-code-gone")}</p>
      )}
      <Trouble text={trouble.value} />
      <div class="dialog-actions">
        {now && !come.value && left <= 0 && <Button onClick={() => void ask()}>{say("me-code-new")}</Button>}
        <Button kind="primary" onClick={onClose}>
          {say("web-close")}
        </Button>
      </div>
    </Dialog>
  );
}
