import { useSignal } from "@preact/signals";
import type { Composer } from "../../composer/composer";
import { isFree } from "../../model/pieces";
import { say } from "../../say";
import { tellAnswer } from "../../spoken/keys";
import { Button } from "../../widgets/Button";
import { Dialog } from "../../widgets/Dialog";
import { TileChoice } from "./TileChoice";

/** The order of my tiles, changed by taps or keys, for those who can't drag them. */
export function ArrangeDialog({ composer, onClose }: { composer: Composer; onClose: () => void }) {
  const slots = composer.rack.value.filter((slot) => !isFree(slot.tile));
  const chosen = useSignal<number | null>(null);
  const at = slots.findIndex((slot) => slot.id === chosen.value);
  const move = (by: -1 | 1) => {
    composer.nudge(slots[at]!.id, by, slots);
    tellAnswer(composer, "rack");
  };
  return (
    <Dialog title={say("seats-arrange-title")} told={say("seats-arrange-how")} onClose={onClose}>
      <div class="choose-tiles" role="group" aria-label={say("web-rack")}>
        {slots.map((slot) => (
          <TileChoice key={slot.id} tile={slot.tile} value={composer.box.value(slot.tile)} pressed={slot.id === chosen.value} onClick={() => (chosen.value = slot.id)} />
        ))}
      </div>
      <div class="arrange-ways">
        <Button icon="back" disabled={at <= 0} onClick={() => move(-1)}>
          {say("seats-arrange-left")}
        </Button>
        <Button icon="next" disabled={at < 0 || at === slots.length - 1} onClick={() => move(1)}>
          {say("seats-arrange-right")}
        </Button>
      </div>
      <div class="dialog-actions">
        <Button kind="primary" onClick={onClose}>
          {say("web-close")}
        </Button>
      </div>
    </Dialog>
  );
}
