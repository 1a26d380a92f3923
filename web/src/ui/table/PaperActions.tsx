import { useSignal } from "@preact/signals";
import type { PaperDesk } from "../../desk/paper";
import { faceOf } from "../../model/tiles";
import { say } from "../../say";
import { Button } from "../Button";
import { ConfirmDialog } from "./ConfirmDialog";
import { MoreDialog } from "./MoreDialog";

type Asked = "free" | "pass" | "resign" | "more" | null;

/** What I can do where letters of many sizes are laid, words are named, and others knock. */
export function PaperActions({ desk }: { desk: PaperDesk }) {
  const asked = useSignal<Asked>(null);
  const commands = desk.table.commands.value;
  const composed = desk.compose();
  const wanted = composed && "command" in composed ? composed.command.do : null;
  const ready = wanted !== null && commands.has(wanted) && !desk.sending.value;
  const picked = desk.mine.value.find((slot) => slot.id === desk.selected.value);
  const close = () => (asked.value = null);
  return (
    <div class="actions" role="group" aria-label={say("web-actions")}>
      <Button kind="primary" icon="check" disabled={!ready} onClick={() => void desk.submit()}>
        {say(wanted === "claim" || wanted === "knock" ? `web-do-${wanted}` : "web-send")}
      </Button>
      {composed !== null && (
        <Button icon="recall" onClick={() => desk.recall()}>
          {say("web-recall")}
        </Button>
      )}
      {commands.has("knock") && wanted !== "knock" && (
        <Button icon="bell" onClick={() => void desk.knock()}>
          {say("web-knock")}
        </Button>
      )}
      {commands.has("accept") && (
        <Button icon="check" onClick={() => void desk.send({ do: "accept", seat: desk.seat })}>
          {say("web-nothing-to-add")}
        </Button>
      )}
      {commands.has("free") && (
        <Button icon="exchange" disabled={!picked} onClick={() => (asked.value = "free")}>
          {say("web-make-free")}
        </Button>
      )}
      {commands.has("pass") && (
        <Button icon="pass" onClick={() => (asked.value = "pass")}>
          {say("web-end-turn")}
        </Button>
      )}
      <Button icon="more" label={say("web-more")} onClick={() => (asked.value = "more")} />
      {asked.value === "more" && <MoreDialog desk={desk} onClose={close} onResign={() => (asked.value = "resign")} />}
      {asked.value === "free" && picked && (
        <ConfirmDialog
          text={say("web-ask-free", { letter: faceOf(picked.tile) })}
          yes={say("web-make-free")}
          onClose={close}
          onYes={() => void desk.send({ do: "free", seat: desk.seat, tile: `[${picked.tile}]` })}
        />
      )}
      {asked.value === "pass" && <ConfirmDialog text={say("web-ask-end-turn")} yes={say("web-end-turn")} onClose={close} onYes={() => void desk.send({ do: "pass", seat: desk.seat })} />}
      {asked.value === "resign" && <ConfirmDialog text={say("web-ask-resign")} yes={say("web-resign")} onClose={close} onYes={() => void desk.send({ do: "resign", seat: desk.seat })} />}
    </div>
  );
}
