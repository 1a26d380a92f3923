import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { narrow } from "../../browser/screen";
import type { Composer } from "../../composer/composer";
import { MOST_BOUGHT } from "../../model/buying";
import { plainWord } from "../../model/tiles";
import { say, sayList } from "../../say";
import { Button } from "../../widgets/Button";
import { ConfirmDialog } from "../../widgets/ConfirmDialog";
import { BuyTiles, ExchangeTiles, MoreChoices } from "./dialogs";

type Open = "exchange" | "buy" | "pass" | "send" | "more" | null;

interface Props {
  readonly composer: Composer;
  /** What sending would do, with the score where it is known. */
  readonly sendLabel: string;
  /** The button that stands in place of the one for passing. */
  readonly insteadOfPass?: VNode | null;
}

/** What I can do: send what lies there, arrange my tiles, or end the turn in another way. */
export function Actions({ composer, sendLabel, insteadOfPass }: Props) {
  const open = useSignal<Open>(null);
  const commands = composer.table.commands.value;
  // Buttons that can't be used are disabled, not hidden. So no button appears under a finger.
  const known = composer.box.rules.commands;
  const composed = composer.compose();
  const bought = composer.table.view.value?.turn?.bought ?? 0;
  const turn = commands.has("play") || commands.has("open");
  const ready = turn && composed !== null && "command" in composed && !composer.sending.value && composer.refusal.value === null;
  const touched = composed !== null || composer.arranged.value.laid.size > 0;
  const close = () => (open.value = null);
  const send = () => (narrow.value ? (open.value = "send") : void composer.submit());
  return (
    <div class="actions" role="group" tabIndex={-1} aria-label={say("web-actions")}>
      <Button kind={composer.unlisted ? "primary outlined" : "primary"} icon="check" disabled={!ready} onClick={send}>
        {sendLabel}
      </Button>
      {touched ? (
        <Button icon="recall" onClick={() => composer.recall()}>
          {say("web-recall")}
        </Button>
      ) : (
        <Button icon="shuffle" onClick={() => composer.shuffle()}>
          {say("web-shuffle")}
        </Button>
      )}
      {known.includes("exchange") && (
        <Button icon="exchange" disabled={!commands.has("exchange")} onClick={() => (open.value = "exchange")}>
          {say("web-exchange")}
        </Button>
      )}
      {known.includes("buy") && (
        <Button icon="buy" disabled={!commands.has("buy") || bought >= MOST_BOUGHT} onClick={() => (open.value = "buy")}>
          {say("web-buy")}
        </Button>
      )}
      {insteadOfPass ?? (
        <Button icon="pass" disabled={!commands.has("pass")} onClick={() => (open.value = "pass")}>
          {say("web-pass")}
        </Button>
      )}
      <Button icon="more" label={say("web-more")} onClick={() => (open.value = "more")}>
        {narrow.value && say("web-more")}
      </Button>
      {open.value === "exchange" && <ExchangeTiles composer={composer} onClose={close} />}
      {open.value === "buy" && <BuyTiles composer={composer} onClose={close} />}
      {open.value === "more" && <MoreChoices composer={composer} onClose={close} />}
      {open.value === "pass" && (
        <ConfirmDialog text={say("web-ask-pass")} {...(composer.table.view.value?.pass_ends && { more: say("web-pass-ends") })} yes={say("web-pass")} onClose={close} onYes={() => void composer.send({ do: "pass", seat: composer.seat })} />
      )}
      {open.value === "send" && <ConfirmDialog text={askToSend(composer, sendLabel)} yes={say("web-send")} onClose={close} onYes={() => void composer.submit()} />}
    </div>
  );
}

/** The words and what they bring, before they are sent for good. */
function askToSend(composer: Composer, sendLabel: string): string {
  const words = composer.preview.value?.words.map((one) => plainWord(one.word)) ?? [];
  return words.length ? say("web-ask-send", { words: sayList(words), what: sendLabel }) : sendLabel;
}
