import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { askToNotify, notifyNoMore, pushed } from "../../browser/alerts";
import { noPush, subscribe, subscription, unsubscribe } from "../../browser/push-device";
import * as alerting from "../../net/alert-requests";
import { isKnown, tellDevice } from "../../net/pushing";
import { say } from "../../say";
import { Trouble } from "../Trouble";
import type { PartProps } from "./change";

/** Whether this device tells me while the page is closed; where it can't, why. */
export function Here({ settings, change }: PartProps) {
  const reason = useSignal(noPush());
  const failed = useSignal(false);
  const busy = useSignal(false);
  useEffect(() => void subscription(settings.key).then(async (there) => (pushed.value = there !== null && (await isKnown(there, settings)))), [settings]);
  const wish = async (wanted: boolean) => {
    [busy.value, failed.value] = [true, false];
    await (wanted ? turnOn() : turnOff());
    [busy.value, reason.value] = [false, noPush()];
  };
  const turnOn = async () => {
    if (!(await askToNotify())) return;
    const made = await subscribe(settings.key);
    if (made) await change(tellDevice(made).then(() => saveZone(settings)));
    else failed.value = true;
  };
  const turnOff = async () => {
    notifyNoMore();
    const endpoint = await unsubscribe();
    pushed.value = false;
    if (endpoint) await change(alerting.dropDevice(endpoint));
  };
  if (reason.value) return <p>{say(`alert-here-${reason.value}`)}</p>;
  return (
    <>
      <label class="check">
        <input type="checkbox" checked={pushed.value} disabled={busy.value} onChange={(event) => void wish(event.currentTarget.checked)} />
        {say("alert-here")}
      </label>
      <Trouble text={failed.value ? say("alert-here-failed") : ""} />
    </>
  );
}

/** Quiet hours hold from the first alert on, in the time zone of this device. */
async function saveZone({ zone, quiet }: PartProps["settings"]): Promise<void> {
  if (zone === null) await alerting.wishAlerts({ quiet, zone: ownZone() });
}

export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
