import { say } from "../../../say";
import { Button } from "../../../widgets/Button";
import { Dialog } from "../../../widgets/Dialog";
import type { PathEntry } from "./entry";

/** Asks what was thrown where several players knocked at once. The first knock carries it. */
export function Dice({ entry, onClose }: { entry: PathEntry; onClose: () => void }) {
  const { seats } = entry.scene.value.view;
  const set = (seat: number, eyes: number) => {
    const { [seat]: _, ...others } = entry.dice.value;
    entry.dice.value = eyes ? { ...others, [seat]: eyes } : others;
  };
  return (
    <Dialog title={say("keep-dice-which")} told={say("keep-dice-more")} onClose={onClose}>
      {seats.map((one, seat) => (
        <label key={seat} class="field inline">
          {one.name}
          <select value={entry.dice.value[seat] ?? 0} onChange={(event) => set(seat, Number(event.currentTarget.value))}>
            {[0, 1, 2, 3, 4, 5, 6].map((eyes) => (
              <option key={eyes} value={eyes}>
                {eyes || "–"}
              </option>
            ))}
          </select>
        </label>
      ))}
      <div class="dialog-actions">
        <Button kind="primary" onClick={onClose}>
          {say("web-close")}
        </Button>
      </div>
    </Dialog>
  );
}
