import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { showTitle } from "../browser/title";
import { useAsking } from "../net/asking";
import { follow } from "../net/following";
import { problemText } from "../net/problem";
import { language, say } from "../say";
import { Top } from "../widgets/Top";
import { PageTrouble } from "../widgets/Trouble";
import type { Me } from "../wire.gen";
import { AboutMe } from "./AboutMe";
import { Devices } from "./Devices";
import { Muted } from "./Muted";
import { MyName } from "./MyName";
import { Passkeys } from "./Passkeys";
import type { MyPart } from "./part";
import { Recovery } from "./Recovery";
import * as requests from "./requests";

/** Who I am on this server. */
export function MePage() {
  const found = useSignal<Me | null>(null);
  const trouble = useSignal("");
  useEffect(() => showTitle(say("web-me")), [language.value]);
  useAsking(() => requests.me().then((told) => (found.value = told)), trouble);
  const known = found.value?.known ?? false;
  // Who is more than a name on this device has settings that follow.
  useEffect(() => void (known && follow()), [known]);
  const card: MyPart = { me: found as Signal<Me>, tell: (problem) => (trouble.value = problem ? problemText(problem) : "") };
  return (
    <div class="start-page">
      <Top />
      <main class="me" id="main" tabIndex={-1}>
        <h1>{say("web-me")}</h1>
        <p class="quiet-text">{say("me-intro")}</p>
        <PageTrouble text={trouble.value} />
        {found.value ? (
          <>
            <MyName {...card} />
            <Devices {...card} />
            <Recovery {...card} />
            <Passkeys {...card} />
            <Muted {...card} />
            <AboutMe {...card} />
          </>
        ) : (
          !trouble.value && <p class="quiet-text">{say("web-loading")}</p>
        )}
      </main>
    </div>
  );
}
