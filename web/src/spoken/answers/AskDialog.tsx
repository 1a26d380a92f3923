import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { perception } from "../../browser/perception";
import type { Composer } from "../../composer/composer";
import { say } from "../../say";
import { announce } from "../../say/voice";
import { Button } from "../../widgets/Button";
import { Dialog } from "../../widgets/Dialog";
import { WithWords } from "../../widgets/WithWords";
import { spokenOf } from "../families";
import { asking, BOARD_KEY, boardPlace, GO_KEY, KNOCK_KEY } from "../keys";
import { type Question, QUESTIONS } from "../questions";
import { answersOf } from "./families";
import type { BuildPlace, WayToSquares } from "./family";
import { HintAsked } from "./HintAsked";
import { mayHint } from "./hints";
import { summary } from "./summaries";

/** The dialogs about the table; the command line has one of its own. */
const TITLES = { menu: "spoken-ask-title", build: "spoken-ask-build", go: "spoken-go" } as const;

/** The questions about the table with their answers, a way to any square, and the keys. */
export function AskDialog({ composer }: { composer: Composer }) {
  const gone = useRef(false);
  const close = () => (asking.value = null);
  const toBoard = () => {
    gone.current = true;
    close();
  };
  const { go } = answersOf(composer);
  return (
    <Dialog title={say(TITLES[asking.value && asking.value !== "line" ? asking.value : "menu"])} onClose={close} back={() => (gone.current ? boardPlace() : null)}>
      {asking.value !== "go" && <Questions composer={composer} toBoard={toBoard} first={asking.value === "build" ? "build" : null} />}
      {go && <GoTo way={go} toBoard={toBoard} at={asking.value === "go"} />}
      {asking.value === "menu" && <Keys composer={composer} />}
      <div class="dialog-actions">
        <Button onClick={close}>{say("web-close")}</Button>
      </div>
    </Dialog>
  );
}

function Questions({ composer, first, toBoard }: { composer: Composer; first: Question | null; toBoard: () => void }) {
  const asked = useSignal(first);
  const answer = (question: Question) => {
    asked.value = question;
    if (question !== "build") announce(summary(composer, question), { again: true });
  };
  return (
    <section class="questions" aria-label={say("spoken-questions")}>
      <ul>
        {QUESTIONS.map((question, index) => (
          <li key={question}>
            <button type="button" class="button" aria-expanded={asked.value === question} onClick={() => answer(question)}>
              {perception.value.keys && <kbd aria-hidden="true">{index + 1}</kbd>}
              {say(`spoken-ask-${question}`)}
            </button>
            {asked.value === question && (question === "build" ? <Places composer={composer} toBoard={toBoard} /> : <p><WithWords text={summary(composer, question)} /></p>)}
          </li>
        ))}
        {mayHint(composer) && (
          <li>
            <HintAsked composer={composer} />
          </li>
        )}
      </ul>
    </section>
  );
}

/** Places to build; each leads there. */
function Places({ composer, toBoard }: { composer: Composer; toBoard: () => void }) {
  const all = answersOf(composer).places();
  const go = (place: BuildPlace) => {
    composer.cursor.value = place.square;
    toBoard();
  };
  if (!all.length) return <p>{say("spoken-nowhere")}</p>;
  return (
    <ul class="places" aria-label={say("spoken-places", { count: all.length })}>
      {all.map((place, index) => (
        <li key={place.square}>
          <button type="button" class="word" autofocus={index === 0} onClick={() => go(place)}>
            {place.text}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A field for the name of a square; Enter goes there. */
function GoTo({ way, at, toBoard }: { way: WayToSquares; at: boolean; toBoard: () => void }) {
  const place = useSignal("");
  const trouble = useSignal("");
  const go = (event: Event) => {
    event.preventDefault();
    if (way.to(place.value.trim().toUpperCase())) return toBoard();
    trouble.value = say("spoken-no-square", { square: place.value });
    announce(trouble.value, { now: true });
  };
  return (
    <form class="go-to" onSubmit={go}>
      <label class="field">
        <span>
          {perception.value.keys && <kbd aria-hidden="true">{GO_KEY}</kbd>} {say("spoken-go")}
        </span>
        <input type="text" maxLength={4} autocomplete="off" spellcheck={false} autofocus={at} value={place.value} onInput={(event) => (place.value = event.currentTarget.value)} />
      </label>
      <p class="quiet-text">{say(way.hint)}</p>
      {trouble.value && <p class="bad">{trouble.value}</p>}
      <Button submit>{say("spoken-go-there")}</Button>
    </form>
  );
}

/** A list of what keys do on the board and the rack. */
function Keys({ composer }: { composer: Composer }) {
  const { kind, rows } = answersOf(composer).keys;
  return (
    <section class="keys" aria-label={say("keys-title")}>
      <h3>{say("keys-title")}</h3>
      <dl>
        {perception.value.keys && spokenOf(composer).knock && <Row keys={KNOCK_KEY} does={say("web-knock")} />}
        {rows.map((row) => (
          <Row key={row} keys={say(`keys-name-${row}`)} does={say(`keys-does-${["arrows", "space", "letters", "enter"].includes(row) ? `${row}-${kind}` : row}`)} />
        ))}
        <Row keys={BOARD_KEY} does={say("keys-does-board")} />
        <Row keys={say("keys-name-rack")} does={say("keys-does-rack")} />
      </dl>
      <p class="quiet-text">{say(perception.value.keys ? "keys-on" : "keys-off")}</p>
    </section>
  );
}

function Row({ keys, does }: { keys: string; does: string }) {
  return (
    <div>
      <dt>
        <kbd>{keys}</kbd>
      </dt>
      <dd>{does}</dd>
    </div>
  );
}
