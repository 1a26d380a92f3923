import { useSignal } from "@preact/signals";
import { narrow } from "../../browser/screen";
import type { PaperDesk } from "../../composer/path/composer";
import { secondsHeld } from "../../composer/path/moments";
import { plainWord } from "../../model/tiles";
import { say, sayList } from "../../say";
import { Button } from "../../widgets/Button";
import { ConfirmDialog } from "../../widgets/ConfirmDialog";
import type { Preview } from "../../wire.gen";
import { MoreDialog } from "../hand/MoreDialog";
import { GiveDialog } from "./GiveDialog";

type Asked = "give" | "send" | "silent" | "resign" | "more" | null;

/** What I can do where letters of many sizes are laid, words are named, and others knock. */
export function PaperActions({ desk }: { desk: PaperDesk }) {
  const asked = useSignal<Asked>(null);
  const commands = desk.table.commands.value;
  const composed = desk.compose();
  const wanted = composed && "command" in composed ? composed.command.do : null;
  const held = wanted === "claim" || wanted === "knock" ? 0 : secondsHeld(desk);
  const ready = wanted !== null && commands.has(wanted) && !desk.sending.value && !held;
  const close = () => (asked.value = null);
  const ask = narrow.value && wanted !== "claim" && wanted !== "knock";
  const inTurn = desk.paper.value.acts.length > 0 && desk.paper.value.window === null;
  const drawing = desk.paper.value.drawing !== null;
  return (
    <div class="actions" role="group" tabIndex={-1} aria-label={say("web-actions")}>
      {desk.owing.value ? (
        <Button kind="primary" disabled={desk.sending.value} onClick={() => (asked.value = "give")}>
          {say("web-owe")}
        </Button>
      ) : !composed && commands.has("knock") && !desk.floor.value ? (
        <Button kind="primary" icon="bell" disabled={desk.sending.value} onClick={() => void desk.knock()}>
          {say("web-knock")}
        </Button>
      ) : !composed && inTurn && commands.has("pass") ? (
        <Button kind="primary" icon="pass" disabled={desk.sending.value} onClick={() => void desk.send({ do: "pass", seat: desk.seat })}>
          {say("web-end-turn")}
        </Button>
      ) : drawing ? null : (
        <Button kind="primary" icon={wanted === "knock" ? "bell" : "check"} disabled={!ready} onClick={() => (ask ? (asked.value = "send") : void desk.submit())}>
          {held ? say("web-in-seconds", { what: sendLabel(desk, wanted), seconds: held }) : sendLabel(desk, wanted)}
        </Button>
      )}
      {composed ? (
        <Button icon="recall" onClick={() => desk.recall()}>
          {say("web-recall")}
        </Button>
      ) : (
        <Button icon="shuffle" disabled={drawing} onClick={() => desk.shuffle()}>
          {say("web-shuffle")}
        </Button>
      )}
      {composed && wanted !== "knock" && commands.has("knock") ? (
        <Button icon="bell" onClick={() => void desk.knock()}>
          {say("web-knock")}
        </Button>
      ) : desk.floor.value && !composed ? (
        <Button icon="cross" onClick={() => (asked.value = "silent")}>
          {say("web-no-words")}
        </Button>
      ) : (
        <Button icon="check" disabled={!commands.has("accept")} onClick={() => void desk.send({ do: "accept", seat: desk.seat })}>
          {say("web-nothing-to-add")}
        </Button>
      )}
      <Button icon="pass" disabled={!commands.has("pass") || inTurn || secondsHeld(desk) > 0} onClick={() => (asked.value = "give")}>
        {say("web-pass")}
      </Button>
      <Button icon="more" label={say("web-more")} onClick={() => (asked.value = "more")} />
      {asked.value === "more" && <MoreDialog desk={desk} onClose={close} onResign={() => (asked.value = "resign")} />}
      {asked.value === "give" && <GiveDialog desk={desk} onClose={close} />}
      {asked.value === "send" && <ConfirmDialog text={askToSend(desk, wanted)} yes={say("web-send")} onClose={close} onYes={() => void desk.submit()} />}
      {asked.value === "silent" && (
        <ConfirmDialog text={say("web-ask-no-words")} yes={say("web-no-words")} onClose={close} onYes={() => void desk.send({ do: "knock", seat: desk.seat, words: [] })} />
      )}
      {asked.value === "resign" && <ConfirmDialog text={say("web-ask-resign")} yes={say("web-resign")} onClose={close} onYes={() => void desk.send({ do: "resign", seat: desk.seat })} />}
    </div>
  );
}

/** The words and what they bring, before they are sent for good. */
function askToSend(desk: PaperDesk, wanted: string | null): string {
  const words = desk.naming.value.map(plainWord);
  return words.length ? say("web-ask-send", { words: sayList(words), what: sendLabel(desk, wanted) }) : sendLabel(desk, wanted);
}

/** What sending would do, with the score where it is known. */
function sendLabel(desk: PaperDesk, wanted: string | null): string {
  if (wanted === "claim" || (wanted === "knock" && desk.floor.value)) return say("web-do-claim");
  if (wanted === "knock") return say("web-do-knock");
  const { score, lacking = [] } = (desk.preview.value as Preview | null) ?? {};
  return score && !lacking.length ? say("web-send-score", { score }) : say("web-send");
}
