import { useSignal } from "@preact/signals";
import { endFollowing } from "../browser/followed";
import { go } from "../browser/router";
import { say } from "../say";
import { shownMoment } from "../say/moment";
import { Button } from "../widgets/Button";
import { ConfirmDialog } from "../widgets/ConfirmDialog";
import { Pause } from "../widgets/Pause";
import type { MyDevice } from "../wire.gen";
import { AddDialog } from "./AddDialog";
import { named } from "./called";
import * as requests from "./requests";
import type { MyPart } from "./part";

/** My devices, one more, and one less. */
export function Devices({ me, tell }: MyPart) {
  const adding = useSignal(false);
  const asked = useSignal<MyDevice | null>(null);
  const { devices } = me.value;
  const remove = async (device: MyDevice) => {
    tell(null);
    try {
      await requests.removeDevice(device.id);
      if (device.here) {
        endFollowing();
        go("/");
      } else me.value = await requests.me();
    } catch (problem) {
      tell(problem);
    }
  };
  const one = asked.value;
  return (
    <section class="card" aria-labelledby="my-devices">
      <h2 id="my-devices">{say("me-devices")}</h2>
      {devices.length < 2 && <p>{say("me-devices-one")}</p>}
      {devices.length > 0 && (
        <ul class="me-list">
          {devices.map((device) => (
            <li key={device.id}>
              <span>
                <strong>{named(device.name)}</strong>
                <Pause />
                <span class="quiet-text">{device.here ? say("me-device-here") : say("me-device-seen", { when: shownMoment(device.seen) })}</span>
              </span>
              <Button small kind="quiet" label={say("me-device-remove", { name: named(device.name) })} onClick={() => (asked.value = device)}>
                {say("me-device-remove-short")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p class="ways">
        <Button kind="primary" icon="link" onClick={() => (adding.value = true)}>
          {say("me-device-add")}
        </Button>
        <a class="button" href="/me/add" data-within>
          {say("me-have")}
        </a>
      </p>
      {adding.value && <AddDialog me={me} tell={tell} onClose={() => (adding.value = false)} />}
      {one && (
        <ConfirmDialog
          text={say("me-device-remove-title", { name: named(one.name) })}
          more={say(one.here ? "me-device-ask-here" : "me-device-ask")}
          yes={say("me-device-remove-short")}
          onClose={() => (asked.value = null)}
          onYes={() => void remove(one)}
        />
      )}
    </section>
  );
}
