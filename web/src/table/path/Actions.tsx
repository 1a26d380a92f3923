import { useSignal } from "@preact/signals";
import { narrow } from "../../browser/screen";
import type { PathComposer } from "../../composer/path/composer";
import { secondsHeld } from "../../composer/path/moments";
import { plainWord } from "../../model/tiles";
import { say, sayList } from "../../say";
import { Button } from "../../widgets/Button";
import { ConfirmDialog } from "../../widgets/ConfirmDialog";
import type { Preview } from "../../wire.gen";
import { Lazy } from "../../widgets/Lazy";
import { MoreChoices } from "../hand/dialogs";

const loadGive = () => import("./GiveDialog");

type Asked = "give" | "send" | "knock" | "silent" | "more" | null;

/** What I can do: lay a letter, name words, knock, or end the turn in another way. */
export function PathActions({ composer }: { composer: PathComposer }) {
  const asked = useSignal<Asked>(null);
  const commands = composer.table.commands.value;
  const composed = composer.compose();
  const { wanted } = composer;
  const held = wanted === "claim" || wanted === "knock" ? 0 : secondsHeld(composer);
  const ready = wanted !== null && commands.has(wanted) && !composer.sending.value && !held;
  const close = () => (asked.value = null);
  const ask = narrow.value && wanted !== "claim" && wanted !== "knock";
  const inTurn = composer.paper.value.acts.length > 0 && composer.paper.value.window === null;
  const drawing = composer.paper.value.drawing !== null;
  // Whoever is next lays a letter as a rule, so that a knock in passing is asked about.
  const next = commands.has("knock") && commands.has("pass") && !composer.floor.value;
  const knock = (kind: "primary" | "" = "") => (
    <Button kind={kind} icon="bell" disabled={composer.sending.value} onClick={() => void (next && !composed ? (asked.value = "knock") : composer.knock())}>
      {say("web-knock")}
    </Button>
  );
  return (
    <div class="actions" role="group" tabIndex={-1} aria-label={say("web-actions")}>
      {composer.owing.value ? (
        <Button kind="primary" disabled={composer.sending.value} onClick={() => (asked.value = "give")}>
          {say("web-owe")}
        </Button>
      ) : !composed && commands.has("knock") && !next && !composer.floor.value ? (
        knock("primary")
      ) : !composed && inTurn && commands.has("pass") ? (
        <Button kind="primary" icon="pass" disabled={composer.sending.value} onClick={() => void composer.send({ do: "pass", seat: composer.seat })}>
          {say("web-end-turn")}
        </Button>
      ) : drawing ? null : (
        <Button kind={composer.unlisted ? "primary outlined" : "primary"} icon={wanted === "knock" ? "bell" : "check"} disabled={!ready} onClick={() => (ask ? (asked.value = "send") : void composer.submit())}>
          {held ? say("web-in-seconds", { what: sendLabel(composer, wanted), seconds: held }) : sendLabel(composer, wanted)}
        </Button>
      )}
      {composed ? (
        <Button icon="recall" onClick={() => composer.recall()}>
          {say("web-recall")}
        </Button>
      ) : next ? (
        knock()
      ) : (
        <Button icon="shuffle" disabled={drawing} onClick={() => composer.shuffle()}>
          {say("web-shuffle")}
        </Button>
      )}
      {composed && wanted !== "knock" && commands.has("knock") ? (
        knock()
      ) : composer.floor.value && !composed ? (
        <Button icon="cross" onClick={() => (asked.value = "silent")}>
          {say("web-no-words")}
        </Button>
      ) : (
        <Button icon="check" disabled={!commands.has("accept")} onClick={() => void composer.send({ do: "accept", seat: composer.seat })}>
          {say("web-nothing-to-add")}
        </Button>
      )}
      <Button icon="pass" disabled={!commands.has("pass") || inTurn || secondsHeld(composer) > 0} onClick={() => (asked.value = "give")}>
        {say("web-pass")}
      </Button>
      <Button icon="more" label={say("web-more")} onClick={() => (asked.value = "more")}>
        {narrow.value && say("web-more")}
      </Button>
      {asked.value === "more" && <MoreChoices composer={composer} onClose={close} />}
      {asked.value === "give" && <Lazy load={loadGive} dialog>{({ GiveDialog }) => <GiveDialog composer={composer} onClose={close} />}</Lazy>}
      {asked.value === "send" && <ConfirmDialog text={askToSend(composer, wanted)} yes={say("web-send")} onClose={close} onYes={() => void composer.submit()} />}
      {asked.value === "knock" && <ConfirmDialog text={say("web-ask-no-words")} yes={say("web-knock")} onClose={close} onYes={() => void composer.knock()} />}
      {asked.value === "silent" && (
        <ConfirmDialog text={say("web-ask-no-words")} yes={say("web-no-words")} onClose={close} onYes={() => void composer.send({ do: "knock", seat: composer.seat, words: [] })} />
      )}
    </div>
  );
}

/** The words and what they bring, before they are sent for good. */
function askToSend(composer: PathComposer, wanted: string | null): string {
  const words = composer.naming.value.map(plainWord);
  return words.length ? say("web-ask-send", { words: sayList(words), what: sendLabel(composer, wanted) }) : sendLabel(composer, wanted);
}

/** What sending would do, with the score where it is known. */
function sendLabel(composer: PathComposer, wanted: string | null): string {
  if (wanted === "claim" || (wanted === "knock" && composer.floor.value)) return say("web-do-claim");
  if (wanted === "knock") return say("web-do-knock");
  const { score, lacking = [] } = (composer.preview.value as Preview | null) ?? {};
  return score && !lacking.length ? say("web-send-score", { score }) : say("web-send");
}
