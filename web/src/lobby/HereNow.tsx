import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { myName, rememberName } from "../browser/my-name";
import { problemText } from "../net/problem";
import { say } from "../say";
import { announce } from "../say/voice";
import { PersonTile } from "../seats/PersonTile";
import { Button } from "../widgets/Button";
import { Trouble } from "../widgets/Trouble";
import type { LobbyView } from "../wire.gen";
import { Bothered } from "./Bothered";
import * as requests from "./requests";

/** Who is here, of those who want to be seen, and how many in all; and whether I am seen. */
export function HereNow({ view, onChange }: { view: LobbyView; onChange: () => void }) {
  const unseen = view.here - view.people.length;
  return (
    <section class="card lobby-here" aria-labelledby="lobby-here">
      <h2 id="lobby-here" tabIndex={-1}>{say("lobby-here")}</h2>
      {view.people.length > 0 && (
        <ul class="lobby-people">
          {view.people.map((person, at) => (
            <li key={person.id || at}>
              <PersonTile name={person.name} />
              <span>{person.name}</span>
              <Bothered person={person} heading="lobby-here" onChange={onChange} />
            </li>
          ))}
        </ul>
      )}
      <p class="quiet-text">{say(view.people.length ? "lobby-unseen" : "lobby-people", { count: view.people.length ? unseen : view.here })}</p>
      <BeSeen seen={view.seen} onChange={onChange} />
      <a class="lobby-muted" href="/me" data-within>
        {say("lobby-muted-people")}
      </a>
    </section>
  );
}

function BeSeen({ seen, onChange }: { seen: string; onChange: () => void }) {
  const name = useSignal(seen || myName());
  const trouble = useSignal("");
  const pressed = useRef(false);
  // The button that was pressed is gone, and another is in its place.
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    document.getElementById("lobby-here")?.focus();
    announce(say(seen ? "lobby-seen-as" : "lobby-seen-no-more", { name: seen }), { now: true });
  }, [seen]);
  const be = (wanted: string) => {
    trouble.value = "";
    if (wanted) rememberName(wanted);
    pressed.current = true;
    requests.beSeen(wanted).then(onChange, (problem: unknown) => (trouble.value = problemText(problem)));
  };
  const submit = (event: Event) => {
    event.preventDefault();
    be(name.value.trim());
  };
  if (seen) {
    return (
      <>
        <p class="lobby-seen">{say("lobby-seen-as", { name: seen })}</p>
        <Button kind="quiet" onClick={() => be("")}>
          {say("lobby-hide")}
        </Button>
      </>
    );
  }
  return (
    <form onSubmit={submit} class="lobby-be-seen">
      <label class="field">
        {say("web-name")}
        <input type="text" maxLength={20} required value={name.value} autocomplete="nickname" onInput={(event) => (name.value = event.currentTarget.value)} />
      </label>
      <Button submit>{say("lobby-be-seen")}</Button>
      <Trouble text={trouble.value} />
    </form>
  );
}
