import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { toPage } from "../browser/router";
import { showTitle } from "../browser/title";
import { problemText } from "../net/problem";
import { language, say } from "../say";
import { announce } from "../say/voice";
import { Button } from "../widgets/Button";
import { Top } from "../widgets/Top";
import { Trouble } from "../widgets/Trouble";
import * as requests from "./requests";

/** What a link in a mail leads to. Nothing happens before a button is pressed, because mail programs open links by themselves. */
export function MailPage() {
  const [, what, token] = /^#(confirm|stop)=([\w-]+)$/.exec(location.hash) ?? [];
  const done = useSignal(false);
  const trouble = useSignal("");
  const thanks = what === "stop" ? say("alert-stopped") : say("alert-confirmed");
  const title = what === "stop" ? say("alert-stop-title") : say("alert-confirm-title");
  useEffect(() => showTitle(title), [language.value]);
  // The button that had the focus is gone.
  useEffect(() => {
    if (!done.value) return;
    toPage();
    announce(thanks, { now: true });
  }, [done.value]);
  const yes = () => {
    trouble.value = "";
    (what === "stop" ? requests.stopMail(token!) : requests.confirmMail(token!)).then(() => (done.value = true), (problem: unknown) => (trouble.value = problemText(problem)));
  };
  return (
    <div class="start-page">
      <Top />
      <main id="main" tabIndex={-1}>
        <h1 class="welcome">{title}</h1>
        {!token ? (
          <p>{say("alert-no-link")}</p>
        ) : done.value ? (
          <p class="good">✓ {thanks}</p>
        ) : (
          <>
            <p>{what === "stop" ? say("alert-stop-text") : say("alert-confirm-text")}</p>
            <Button kind="primary" onClick={yes}>
              {what === "stop" ? say("alert-stop") : say("alert-confirm")}
            </Button>
          </>
        )}
        <Trouble text={trouble.value} />
      </main>
    </div>
  );
}
