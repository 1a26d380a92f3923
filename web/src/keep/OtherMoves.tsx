import { useSignal } from "@preact/signals";
import { joinTiles } from "../model/tiles";
import { say } from "../say";
import { Button } from "../widgets/Button";
import { ConfirmDialog } from "../widgets/ConfirmDialog";
import { Dialog } from "../widgets/Dialog";
import type { Command } from "../wire.gen";
import type { Entry } from "./entry/entry";
import { shownOf } from "./entry/families";

interface Props {
  readonly entry: Entry;
  readonly onMove: (move: Command) => void;
}

/** The turns without a word that the game has. They are about the seat chosen above. */
export function OtherMoves({ entry, onMove }: Props) {
  const asked = useSignal<"exchange" | "buy" | "free" | "resign" | "dice" | null>(null);
  const close = () => (asked.value = null);
  const seat = entry.seat.value;
  const all = new Set(entry.scene.value.view.awaiting.flatMap((one) => one.commands));
  const name = entry.scene.value.view.seats[seat]?.name ?? "";
  const { dice } = shownOf(entry);
  const send = (move: Command) => {
    close();
    onMove(move);
  };
  return (
    <div class="keep-moves" role="group" aria-label={say("keep-moves", { name })}>
      <Button small icon="pass" onClick={() => send({ do: "pass", seat })}>
        {say("web-pass")}
      </Button>
      {all.has("exchange") && (
        <Button small icon="exchange" onClick={() => (asked.value = "exchange")}>
          {say("web-exchange")}
        </Button>
      )}
      {all.has("buy") && (
        <Button small icon="buy" onClick={() => (asked.value = "buy")}>
          {say("web-buy")}
        </Button>
      )}
      {all.has("free") && (
        <Button small onClick={() => (asked.value = "free")}>
          {say("keep-free-one")}
        </Button>
      )}
      {dice && (
        <Button small onClick={() => (asked.value = "dice")}>
          {say("keep-dice")}
        </Button>
      )}
      {all.has("time-up") && (
        <Button small onClick={() => send({ do: "time-up", seat })}>
          {say("keep-time-up")}
        </Button>
      )}
      <Button small icon="flag" onClick={() => (asked.value = "resign")}>
        {say("web-resign")}
      </Button>
      {(asked.value === "exchange" || asked.value === "buy") && <HowMany entry={entry} kind={asked.value} onClose={close} onMove={send} />}
      {asked.value === "free" && <FreeLetter entry={entry} onClose={close} onMove={send} />}
      {asked.value === "dice" && dice?.(close)}
      {asked.value === "resign" && <ConfirmDialog text={say("keep-resigns", { name })} yes={say("web-resign")} onClose={close} onYes={() => send({ do: "resign", seat })} />}
    </div>
  );
}

interface AskProps extends Props {
  readonly onClose: () => void;
}

/** Asks how many tiles are exchanged or bought; which ones they are isn't asked. */
function HowMany({ entry, kind, onClose, onMove }: AskProps & { kind: "exchange" | "buy" }) {
  const most = kind === "buy" ? Math.max(1, 3 - (entry.scene.value.view.turn?.bought ?? 0)) : entry.box.rules.edition.rack;
  const seat = entry.seat.value;
  return (
    <Dialog title={say(kind === "buy" ? "web-buy-how-many" : "keep-exchange-how-many")} onClose={onClose}>
      <div class="keep-counts">
        {Array.from({ length: most }, (_, index) => (
          <Button key={index} onClick={() => onMove({ do: kind, seat, count: index + 1 })}>
            {index + 1}
          </Button>
        ))}
      </div>
      <div class="dialog-actions">
        <Button onClick={onClose}>{say("web-cancel")}</Button>
      </div>
    </Dialog>
  );
}

/** Asks which letter is laid beside the board, for everybody. */
function FreeLetter({ entry, onClose, onMove }: AskProps) {
  return (
    <Dialog title={say("keep-free-which")} onClose={onClose}>
      <div class="letters">
        {entry.box.faces.map((face) => (
          <button key={face} type="button" class="button" onClick={() => onMove({ do: "free", seat: entry.seat.value, tile: joinTiles([face]) })}>
            {face}
          </button>
        ))}
      </div>
      <div class="dialog-actions">
        <Button onClick={onClose}>{say("web-cancel")}</Button>
      </div>
    </Dialog>
  );
}
