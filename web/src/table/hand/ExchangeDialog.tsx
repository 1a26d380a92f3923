import { useSignal } from "@preact/signals";
import type { Composer } from "../../composer/composer";
import { joinTiles } from "../../model/tiles";
import { say } from "../../say";
import { Button } from "../../widgets/Button";
import { Dialog } from "../../widgets/Dialog";
import { TileChoice } from "./TileChoice";

/** Choose the tiles to exchange. */
export function ExchangeDialog({ composer, onClose }: { composer: Composer; onClose: () => void }) {
  const given = useSignal<ReadonlySet<number>>(new Set());
  const slots = composer.arranged.value.slots;
  const toggle = (slot: number) => {
    const next = new Set(given.value);
    if (!next.delete(slot)) next.add(slot);
    given.value = next;
  };
  const send = () => {
    onClose();
    composer.recall();
    const tiles = joinTiles(slots.filter((slot) => given.value.has(slot.id)).map((slot) => slot.tile));
    void composer.send({ do: "exchange", seat: composer.seat, tiles });
  };
  const all = given.value.size === slots.length;
  return (
    <Dialog title={say("web-exchange-which")} onClose={onClose}>
      <div class="choose-tiles">
        {slots.map((slot) => (
          <TileChoice key={slot.id} tile={slot.tile} value={composer.box.value(slot.tile)} pressed={given.value.has(slot.id)} onClick={() => toggle(slot.id)} />
        ))}
      </div>
      <div class="dialog-actions">
        <Button kind="quiet" onClick={() => (given.value = new Set(all ? [] : slots.map((slot) => slot.id)))}>
          {say(all ? "web-none" : "web-all")}
        </Button>
        <Button onClick={onClose}>{say("web-cancel")}</Button>
        <Button kind="primary" disabled={!given.value.size} onClick={send}>
          {say("web-exchange-count", { count: given.value.size })}
        </Button>
      </div>
    </Dialog>
  );
}
