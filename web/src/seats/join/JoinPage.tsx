import { signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { toPage } from "../../browser/router";
import { showTitle } from "../../browser/title";
import { type Given, givenIn, ownCodeIn } from "../../model/codes";
import { loadOffer } from "../../net/offer";
import { problemText } from "../../net/problem";
import { language, say } from "../../say";
import { Button } from "../../widgets/Button";
import { OtherPage } from "../../widgets/OtherPage";
import { Top } from "../../widgets/Top";
import { PageTrouble, Trouble } from "../../widgets/Trouble";
import type { Invitation } from "../../wire.gen";
import { Invited } from "./Invited";
import * as requests from "../requests";

/** Somebody was given a link: what does it lead to, and what shall become of it? */
export function JoinPage() {
  const given = useMemo(() => signal(taken()), []);
  /** Whether it was given while this page was shown already. */
  const later = useSignal(false);
  const give = (other: Given) => {
    later.value = true;
    given.value = other;
  };
  useEffect(() => {
    const again = () => location.hash.length > 1 && give(taken());
    window.addEventListener("hashchange", again);
    return () => window.removeEventListener("hashchange", again);
  }, []);
  useEffect(() => showTitle(say("web-join-title")), [language.value]);
  const now = given.value;
  // The button that led back to the form is gone.
  useEffect(() => void (later.value && !("token" in now) && toPage()), [now]);
  return (
    <div class="start-page">
      <Top />
      <main id="main" tabIndex={-1}>
        <section class={`card join ${"token" in now ? "invitation" : ""}`}>
          {"token" in now ? (
            <Led key={now.token} token={now.token} later={later.value} onOther={() => give({ wrong: false })} />
          ) : (
            <LinkForm given={now} onGiven={give} />
          )}
        </section>
      </main>
    </div>
  );
}

/** What the address brought. A token is a key: it doesn't stay in the address, where others could read it over a shoulder. */
function taken(): Given {
  const kept = history.state as Given | null;
  const given = location.hash.length > 1 || !kept ? givenIn(location.hash) : kept;
  history.replaceState(given, "", "/join");
  return given;
}

/** Where a token leads. */
function Led({ token, later, onOther }: { token: string; later: boolean; onOther: () => void }) {
  const found = useSignal<Invitation | null>(null);
  const trouble = useSignal("");
  const look = () =>
    Promise.all([requests.invitation(token), loadOffer()]).then(
      ([told]) => (found.value = told),
      (problem: unknown) => (trouble.value = problemText(problem)),
    );
  useEffect(() => void look(), [language.value]);
  const told = found.value !== null || trouble.value !== "";
  // What had the focus is gone.
  useEffect(() => void (later && told && toPage()), [told]);
  if (found.value) return <Invited token={token} told={found.value} onStale={() => void look()} />;
  if (!trouble.value) return <p class="quiet-text">{say("web-loading")}</p>;
  return (
    <>
      <h1>{say("web-join-title")}</h1>
      <PageTrouble text={trouble.value} />
      <p>{say("seats-ask-anew")}</p>
      <p class="ways">
        <Button onClick={onOther}>{say("seats-other-link")}</Button>
        <a class="button" href="/" data-within>
          {say("web-home")}
        </a>
      </p>
    </>
  );
}

/** No invitation came with the address: its link can be pasted, or the code entered that somebody said. */
function LinkForm({ given, onGiven }: { given: { readonly code: string } | { readonly wrong: boolean }; onGiven: (given: Given) => void }) {
  const text = useSignal("code" in given ? given.code : "");
  const trouble = useSignal("wrong" in given && given.wrong ? say("seats-no-invitation") : "");
  /** A code of one's own devices, typed here by mistake. */
  const own = useSignal("");
  const open = async (event: Event) => {
    event.preventDefault();
    trouble.value = "";
    own.value = ownCodeIn(text.value);
    if (own.value) return;
    const read = givenIn(text.value);
    if ("wrong" in read) {
      trouble.value = say(read.wrong ? "seats-no-invitation" : "seats-link-empty");
      return;
    }
    try {
      const found = "code" in read ? await requests.tellCode(read.code) : read;
      history.replaceState(found, "", "/join");
      onGiven(found);
    } catch (problem) {
      trouble.value = problemText(problem);
    }
  };
  return (
    <form onSubmit={(event) => void open(event)}>
      <h1>{say("seats-have-code")}</h1>
      <label class="field">
        {say("seats-link")}
        <input type="text" autocomplete="off" autocapitalize="off" spellcheck={false} value={text.value} onInput={(event) => (text.value = event.currentTarget.value)} />
      </label>
      <Trouble text={trouble.value} />
      {own.value && <OtherPage why={say("seats-own-code")} href={`/me/add#${own.value}`} />}
      <p class="ways">
        <Button submit kind="primary">
          {say("seats-open-link")}
        </Button>
        <a class="button" href="/" data-within>
          {say("web-home")}
        </a>
      </p>
    </form>
  );
}
