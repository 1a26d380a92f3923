import { useSignal } from "@preact/signals";
import { narrow } from "../../browser/screen";
import type { Desk } from "../../composer/composer";
import { LineDesk } from "../../composer/crossword/composer";
import { WalkDesk } from "../../composer/walk/composer";
import { plainWord } from "../../model/tiles";
import { say, sayList } from "../../say";
import { Button } from "../../widgets/Button";
import { ConfirmDialog } from "../../widgets/ConfirmDialog";
import { BuyDialog } from "./BuyDialog";
import { ExchangeDialog } from "./ExchangeDialog";
import { MoreDialog } from "./MoreDialog";

type Open = "exchange" | "buy" | "pass" | "send" | "more" | "resign" | null;

/** What I can do: send what lies there, arrange my tiles, or end the turn in another way. */
export function Actions({ desk }: { desk: Desk }) {
  const open = useSignal<Open>(null);
  const commands = desk.table.commands.value;
  // A button stands where it is while it can't be used, so that none appears under a finger.
  const known = desk.box.rules.commands;
  const composed = desk.compose();
  const turn = commands.has("play") || commands.has("open");
  const ready = turn && composed !== null && "command" in composed && !desk.sending.value && desk.refusal.value === null;
  const touched = composed !== null || desk.arranged.value.laid.size > 0;
  const close = () => (open.value = null);
  const send = () => (narrow.value ? (open.value = "send") : void desk.submit());
  return (
    <div class="actions" role="group" tabIndex={-1} aria-label={say("web-actions")}>
      <Button kind="primary" icon="check" disabled={!ready} onClick={send}>
        {sendLabel(desk)}
      </Button>
      {touched ? (
        <Button icon="recall" onClick={() => desk.recall()}>
          {say("web-recall")}
        </Button>
      ) : (
        <Button icon="shuffle" onClick={() => desk.shuffle()}>
          {say("web-shuffle")}
        </Button>
      )}
      {known.includes("exchange") && (
        <Button icon="exchange" disabled={!commands.has("exchange")} onClick={() => (open.value = "exchange")}>
          {say("web-exchange")}
        </Button>
      )}
      {known.includes("buy") && (
        <Button icon="buy" disabled={!commands.has("buy")} onClick={() => (open.value = "buy")}>
          {say("web-buy")}
        </Button>
      )}
      {commands.has("open") && desk instanceof WalkDesk ? (
        <Button icon="pass" onClick={() => void desk.openWithout()}>
          {say("web-open-without")}
        </Button>
      ) : (
        <Button icon="pass" disabled={!commands.has("pass")} onClick={() => (open.value = "pass")}>
          {say("web-pass")}
        </Button>
      )}
      <Button icon="more" label={say("web-more")} onClick={() => (open.value = "more")} />
      {open.value === "exchange" && <ExchangeDialog desk={desk} onClose={close} />}
      {open.value === "buy" && <BuyDialog desk={desk} onClose={close} />}
      {open.value === "more" && <MoreDialog desk={desk} onClose={close} onResign={() => (open.value = "resign")} />}
      {open.value === "pass" && (
        <ConfirmDialog text={say("web-ask-pass")} yes={say("web-pass")} onClose={close} onYes={() => void desk.send({ do: "pass", seat: desk.seat })} />
      )}
      {open.value === "resign" && (
        <ConfirmDialog text={say("web-ask-resign")} yes={say("web-resign")} onClose={close} onYes={() => void desk.send({ do: "resign", seat: desk.seat })} />
      )}
      {open.value === "send" && <ConfirmDialog text={askToSend(desk)} yes={say("web-send")} onClose={close} onYes={() => void desk.submit()} />}
    </div>
  );
}

/** The words and what they bring, before they are sent for good. */
function askToSend(desk: Desk): string {
  const words = desk.preview.value?.words.map((one) => plainWord(one.word)) ?? [];
  return words.length ? say("web-ask-send", { words: sayList(words), what: sendLabel(desk) }) : sendLabel(desk);
}

/** What sending would do, with the score where it is known. */
function sendLabel(desk: Desk): string {
  const preview = desk.preview.value;
  if (desk instanceof WalkDesk && desk.opening.value) return say("web-choose-word");
  if (!preview) return say("web-send");
  return desk instanceof LineDesk ? say("web-send-score", { score: preview.score }) : say("web-send-places", { count: preview.score });
}
