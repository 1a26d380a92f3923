import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { endFollowing } from "../browser/followed";
import { rememberName } from "../browser/my-name";
import { follow } from "../net/following";
import { problemText } from "../net/problem";
import { deviceName } from "../net/naming";
import { say, sayList } from "../say";
import { announce } from "../say/voice";
import { Button } from "../widgets/Button";
import { Trouble } from "../widgets/Trouble";
import type { Joining } from "../wire.gen";
import { named } from "./called";
import * as requests from "./requests";

interface Props {
  readonly code: string;
  readonly told: Joining;
  readonly onJoined: (name: string) => void;
  readonly onCancel: () => void;
}

/** Whose code it is, and what follows from going on: asked before anything changes, so that nobody makes a browser theirs unseen. */
export function JoinForm({ code, told, onJoined, onCancel }: Props) {
  const device = useSignal(deviceName());
  const busy = useSignal(false);
  const trouble = useSignal("");
  const name = named(told.name, "me-nobody");
  if (told.same) return <NowYours name={name} already />;
  const join = async (event: Event) => {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    try {
      const me = await requests.joinPerson({ code, device: device.value.trim() });
      if (me.name) rememberName(me.name);
      // What this browser followed before was somebody else's.
      endFollowing();
      await follow();
      onJoined(named(me.name, "me-nobody"));
    } catch (problem) {
      trouble.value = problemText(problem);
    }
    busy.value = false;
  };
  return (
    <form onSubmit={(event) => void join(event)}>
      <h1>{say("me-join-ask", { name })}</h1>
      <p>
        {say("me-join-games", { count: told.games })} {told.devices.length > 0 && say("me-join-devices", { names: sayList(told.devices.map((one) => named(one))) })}
      </p>
      <p>{say("me-join-what", { name })}</p>
      {told.own_games > 0 && <p>{say("me-join-own", { count: told.own_games, name })}</p>}
      {told.own_devices > 0 && <p>{say("me-join-own-devices", { count: told.own_devices })}</p>}
      <p class="bad">{say("me-join-stranger")}</p>
      <label class="field">
        {say("me-device-name")}
        <input type="text" maxLength={20} value={device.value} onInput={(event) => (device.value = event.currentTarget.value)} />
      </label>
      <Trouble text={trouble.value} />
      <p class="ways">
        <Button submit kind="primary" disabled={busy.value}>
          {say("me-join-yes")}
        </Button>
        <Button onClick={onCancel}>{say("web-cancel")}</Button>
      </p>
    </form>
  );
}

/** It is done, and where to go from here. */
export function NowYours({ name, already = false }: { name: string; already?: boolean }) {
  useEffect(() => announce(say(already ? "me-join-same" : "me-joined", { name }), { now: true }), []);
  const table = new URLSearchParams(location.search).get("table");
  return (
    <>
      <p class="good">
        ✓ {say(already ? "me-join-same" : "me-joined", { name })}
      </p>
      <p class="ways">
        {table && (
          <a class="button primary" href={`/t/${encodeURIComponent(table)}`} data-within>
            {say("me-to-table")}
          </a>
        )}
        <a class={`button ${table ? "" : "primary"}`} href="/" data-within>
          {say("me-to-games")}
        </a>
        <a class="button" href="/me" data-within>
          {say("web-me")}
        </a>
      </p>
    </>
  );
}
