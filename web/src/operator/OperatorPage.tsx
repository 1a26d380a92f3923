import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { showTitle } from "../browser/title";
import { loadOffer } from "../net/offer";
import { problemText } from "../net/problem";
import { language, say } from "../say";
import { announce } from "../say/voice";
import { Button } from "../widgets/Button";
import { Top } from "../widgets/Top";
import { PageTrouble } from "../widgets/Trouble";
import type { OperatorView } from "../wire.gen";
import type { Doing } from "./doing";
import { Reports } from "./Reports";
import { ServerPeople } from "./ServerPeople";
import { ServerTables } from "./ServerTables";
import { ServerLog } from "./ServerLog";
import * as requests from "./requests";

/** The page of the server's operator, who comes by a link of `rekje operator`. */
export function OperatorPage() {
  const view = useSignal<OperatorView | null>(null);
  const trouble = useSignal("");
  useEffect(() => showTitle(say("operator-title")), [language.value]);
  const show = async (asked?: Promise<unknown>) => {
    trouble.value = "";
    try {
      await asked;
      // By it editions are named.
      const [seen] = await Promise.all([requests.operatorView(), loadOffer()]);
      view.value = seen;
    } catch (problem) {
      trouble.value = problemText(problem);
    }
  };
  useEffect(() => {
    const token = location.hash.slice(1);
    // The link is good once: it doesn't stay in the address.
    if (token) history.replaceState(history.state, "", "/operator");
    void show(token ? requests.signIn(token) : undefined);
  }, []);
  const doing: Doing = async (asked) => {
    await show(asked);
    const [last] = view.value?.audit ?? [];
    if (last && !trouble.value) announce(say(`operator-did-${last.did}`, { about: last.about }), { now: true, again: true });
  };
  const leave = () => void requests.signOut().then(() => location.assign("/"), (problem: unknown) => (trouble.value = problemText(problem)));
  const shown = view.value;
  return (
    <div class="start-page operator">
      <Top />
      <main id="main" tabIndex={-1}>
        <h1 class="welcome">{say("operator-title")}</h1>
        <PageTrouble text={trouble.value} />
        {shown && (
          <>
            <p>{say("operator-counts", { tables: shown.tables, people: shown.people, connections: shown.connections })}</p>
            <p class="operator-doing">
              <Button small onClick={() => void show()}>
                {say("operator-again")}
              </Button>
              <Button small onClick={() => doing(requests.switchChatForAll(!shown.chat))}>
                {say(shown.chat ? "operator-chat-off" : "operator-chat-on")}
              </Button>
              {shown.has_lobby && (
                <Button small onClick={() => doing(requests.switchLobby(!shown.lobby))}>
                  {say(shown.lobby ? "operator-lobby-off" : "operator-lobby-on")}
                </Button>
              )}
              <Button small kind="quiet" onClick={leave}>
                {say("operator-sign-out")}
              </Button>
            </p>
            <Reports view={shown} doing={doing} />
            <ServerTables view={shown} doing={doing} />
            <ServerPeople view={shown} doing={doing} />
            <ServerLog view={shown} />
          </>
        )}
      </main>
    </div>
  );
}
