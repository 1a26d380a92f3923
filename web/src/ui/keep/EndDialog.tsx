import { useSignal } from "@preact/signals";
import { rackOf } from "../../keep/letters";
import type { Box } from "../../model/rules";
import { joinTiles } from "../../model/tiles";
import { say } from "../../say";
import type { Command, View } from "../../wire.gen";
import { Button } from "../Button";
import { Dialog } from "../Dialog";

interface Props {
  readonly box: Box;
  readonly view: View;
  readonly onClose: () => void;
  readonly onMove: (move: Command) => void;
}

/** The game stops: which tiles everybody has left, where that counts. */
export function EndDialog({ box, view, onClose, onMove }: Props) {
  const racks = useSignal<readonly string[]>(view.seats.map(() => ""));
  const counts = box.rules.counts_racks && !box.rules.bare;
  const end = () => {
    onClose();
    // A field left empty says nothing: who has no tiles left is known from what was played.
    const left = racks.value.map((rack) => joinTiles(rackOf(rack, box.faces)) || null);
    onMove(counts ? { do: "end", seat: 0, racks: left } : { do: "end", seat: 0 });
  };
  return (
    <Dialog title={say("keep-end-ask")} onClose={onClose}>
      <p class="quiet-text">{say(counts ? "keep-end-racks" : "keep-end-plain")}</p>
      {counts &&
        view.seats.map((seat, number) => (
          <label key={number} class="field">
            {say("keep-end-rack", { name: seat.name })}
            <input
              type="text"
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              maxLength={60}
              value={racks.value[number]}
              onInput={(event) => (racks.value = racks.value.map((rack, at) => (at === number ? event.currentTarget.value : rack)))}
            />
          </label>
        ))}
      <div class="dialog-actions">
        <Button onClick={onClose}>{say("web-cancel")}</Button>
        <Button kind="primary" onClick={end}>
          {say("keep-end")}
        </Button>
      </div>
    </Dialog>
  );
}
