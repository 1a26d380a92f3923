import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { toPage } from "../browser/router";
import { showTitle } from "../browser/title";
import { invitationCodeIn, plainCode } from "../model/codes";
import { problemText } from "../net/problem";
import { language, say } from "../say";
import { Button } from "../widgets/Button";
import { OtherPage } from "../widgets/OtherPage";
import { Top } from "../widgets/Top";
import { Trouble } from "../widgets/Trouble";
import type { Joining } from "../wire.gen";
import { NowYours, JoinForm } from "./JoinForm";
import { hasPasskeys, use } from "./passkey";
import * as requests from "./requests";

const SHORT = 8;
const RECOVERY = 24;

/** This browser becomes one of somebody's devices: by a code shown on another one, by a recovery code, by a passkey. */
export function AddPage() {
  const given = useMemo(taken, []);
  const code = useSignal(given);
  const found = useSignal<Joining | null>(null);
  const joined = useSignal("");
  const trouble = useSignal("");
  /** The code of an invitation, typed here by mistake. */
  const invitation = useSignal("");
  useEffect(() => showTitle(say("me-join-title")), [language.value]);
  const look = async (wanted: string) => {
    trouble.value = "";
    invitation.value = "";
    try {
      found.value = await requests.lookAtCode(wanted);
      code.value = wanted;
    } catch (problem) {
      trouble.value = problemText(problem);
    }
  };
  useEffect(() => void (given && look(given)), []);
  // What had the focus is gone with the step before.
  useEffect(() => void ((found.value || joined.value) && toPage()), [found.value, joined.value]);
  const typed = (event: Event) => {
    event.preventDefault();
    const plain = plainCode(code.value);
    invitation.value = invitationCodeIn(code.value);
    trouble.value = "";
    if (invitation.value) return;
    if (plain.length === SHORT || plain.length === RECOVERY) void look(plain);
    else trouble.value = say("me-join-wrong");
  };
  const byPasskey = async () => {
    trouble.value = "";
    try {
      const credential = await use((await requests.askPasskey()).options);
      if (credential) await look((await requests.usePasskey({ credential })).code);
      else trouble.value = say("me-passkey-not-used");
    } catch (problem) {
      trouble.value = problemText(problem);
    }
  };
  return (
    <div class="start-page">
      <Top />
      <main id="main" tabIndex={-1}>
        <section class="card me-join">
          {joined.value ? (
            <NowYours name={joined.value} />
          ) : found.value ? (
            <JoinForm code={code.value} told={found.value} onJoined={(name) => (joined.value = name)} onCancel={() => (found.value = null)} />
          ) : (
            <form onSubmit={typed}>
              <h1>{say("me-join-title")}</h1>
              <p>{say("me-join-how")}</p>
              <label class="field">
                {say("me-join-code")}
                <input
                  type="text"
                  class="me-code-field"
                  autocomplete="one-time-code"
                  autocapitalize="characters"
                  spellcheck={false}
                  maxLength={40}
                  value={code.value}
                  onInput={(event) => (code.value = event.currentTarget.value)}
                />
              </label>
              <Trouble text={trouble.value} />
              {invitation.value && <OtherPage why={say("me-join-invitation")} href={`/join#${invitation.value}`} />}
              <p class="ways">
                <Button submit kind="primary">
                  {say("me-join-next")}
                </Button>
                {hasPasskeys() && <Button onClick={() => void byPasskey()}>{say("me-join-passkey")}</Button>}
              </p>
            </form>
          )}
        </section>
      </main>
    </div>
  );
}

/** The code that the address brought. It is a key: it doesn't stay in the address, where others could read it over a shoulder. */
function taken(): string {
  const code = plainCode(location.hash);
  if (code) history.replaceState(null, "", location.pathname + location.search);
  return code;
}
