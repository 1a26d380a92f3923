import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../net/api";
import { language, say } from "../say";
import { Button } from "./Button";
import { problemText } from "./problem";
import { go } from "./router";
import { myName, rememberName } from "./start/wish";
import { Top } from "./Top";
import { Trouble } from "./Trouble";

/** Somebody was given a link: what shall they be called? */
export function JoinPage() {
  const name = useSignal(myName());
  const trouble = useSignal("");
  const token = useSignal(location.hash.slice(1));
  // The token is a key: it doesn't stay in the address, where others could read it over a shoulder.
  useEffect(() => history.replaceState(null, "", "/join"), []);
  useEffect(() => void (document.title = `${say("web-join-title")} · Rekje`), [language.value]);
  const join = async (event: Event) => {
    event.preventDefault();
    rememberName(name.value.trim());
    try {
      const joined = await api.join({ token: token.value, name: name.value.trim(), gives_nonce: true });
      go(`/t/${joined.table}`);
    } catch (problem) {
      trouble.value = problemText(problem);
    }
  };
  return (
    <div class="start-page">
      <Top />
      <main id="main" tabIndex={-1}>
        <form class="card join" onSubmit={(event) => void join(event)}>
          <h1>{say("web-join-title")}</h1>
          <label class="field">
            {say("web-name")}
            <input type="text" maxLength={20} value={name.value} autocomplete="nickname" onInput={(event) => (name.value = event.currentTarget.value)} />
          </label>
          <Trouble text={trouble.value || (token.value ? "" : say("web-join-no-link"))} />
          <Button submit kind="primary" disabled={!token.value}>
            {say("web-join")}
          </Button>
        </form>
      </main>
    </div>
  );
}
