import { useSignal } from "@preact/signals";
import { myName } from "../browser/my-name";
import { deviceName } from "../net/naming";
import { say } from "../say";
import { shownDay } from "../say/moment";
import { Button } from "../widgets/Button";
import { ConfirmDialog } from "../widgets/ConfirmDialog";
import { Pause } from "../widgets/Pause";
import { Trouble } from "../widgets/Trouble";
import type { MyPasskey } from "../wire.gen";
import { named } from "./called";
import type { MyPart } from "./part";
import { create, hasPasskeys } from "./passkey";
import * as requests from "./requests";

/** My passkeys; where browsers have none, that this is so. */
export function Passkeys({ me, tell }: MyPart) {
  const asked = useSignal<MyPasskey | null>(null);
  const none = useSignal("");
  const make = async () => {
    tell(null);
    none.value = "";
    try {
      const { options } = await requests.beginPasskey({ name: myName(), device: deviceName() });
      const credential = await create(options);
      if (credential) me.value = await requests.makePasskey({ credential, name: deviceName() });
      else none.value = say("me-passkey-none");
    } catch (problem) {
      tell(problem);
    }
  };
  const remove = async (passkey: MyPasskey) => {
    tell(null);
    try {
      await requests.removePasskey(passkey.id);
      me.value = await requests.me();
    } catch (problem) {
      tell(problem);
    }
  };
  const one = asked.value;
  return (
    <section class="card" aria-labelledby="my-passkeys">
      <h2 id="my-passkeys">{say("me-passkeys")}</h2>
      <p>{say(hasPasskeys() ? "me-passkeys-what" : "me-passkeys-not-here")}</p>
      {me.value.passkeys.length > 0 && (
        <ul class="me-list">
          {me.value.passkeys.map((passkey) => (
            <li key={passkey.id}>
              <span>
                <strong>{named(passkey.name, "me-passkeys")}</strong>
                <Pause />
                <span class="quiet-text">
                  {passkey.used === null ? say("me-passkey-made", { when: shownDay(passkey.added) }) : say("me-passkey-used", { when: shownDay(passkey.used) })}
                </span>
              </span>
              <Button small kind="quiet" label={say("me-device-remove", { name: named(passkey.name, "me-passkeys") })} onClick={() => (asked.value = passkey)}>
                {say("me-device-remove-short")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Trouble text={none.value} />
      {hasPasskeys() && (
        <p class="ways">
          <Button onClick={() => void make()}>{say("me-passkey-make")}</Button>
        </p>
      )}
      {one && (
        <ConfirmDialog
          text={say("me-passkey-remove-title", { name: named(one.name, "me-passkeys") })}
          more={say("me-passkey-ask")}
          yes={say("me-device-remove-short")}
          onClose={() => (asked.value = null)}
          onYes={() => void remove(one)}
        />
      )}
    </section>
  );
}
