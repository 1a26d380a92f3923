import { useSignal } from "@preact/signals";
import type { Box } from "../model/rules";
import { say } from "../say";
import { Button } from "../widgets/Button";
import { Dialog } from "../widgets/Dialog";
import { RuleLink } from "../widgets/RuleLink";
import { LETTERS_FIELD } from "../widgets/letters-field";
import type { Book, Command } from "../wire.gen";
import { BrokenLines } from "./book/Consequences";
import type { BookRefusal } from "./book/keeper";
import { brokenIn } from "./book/lines";
import { countsMinutes, countsRacks, endOf, MOST_MINUTES } from "./ending";

interface Props {
  readonly box: Box;
  readonly book: Book;
  readonly onClose: () => void;
  /** Resolves to the reason if the move is refused. */
  readonly onMove: (move: Command) => Promise<BookRefusal | null>;
}

/** Asks at the end of a game which tiles everybody has left, and how far over the clock everybody is, where that counts. Lines that don't hold are named first.
 *
 * What was typed stays until the end is accepted. */
export function EndDialog({ box, book, onClose, onMove }: Props) {
  const { view } = book;
  const broken = brokenIn(book);
  const racks = useSignal<readonly string[]>(view.seats.map(() => ""));
  const minutes = useSignal<readonly string[]>(view.seats.map(() => ""));
  const counts = countsRacks(box.rules);
  const why = useSignal<BookRefusal | null>(null);
  const sending = useSignal(false);
  const end = async () => {
    sending.value = true;
    why.value = await onMove(endOf(box, racks.value, minutes.value.map(minutesOf)));
    sending.value = false;
    if (!why.value) onClose();
  };
  const told = [...(broken.length ? [say("keep-end-broken", { count: broken.length })] : []), say(counts ? "keep-end-racks" : "keep-end-plain")];
  return (
    <Dialog title={say("keep-end-ask")} told={told.join(" ")} onClose={onClose}>
      {broken.length > 0 && <BrokenLines lines={broken} names={view.seats.map((seat) => seat.name)} />}
      {counts &&
        view.seats.map((seat, number) => (
          <label key={number} class="field">
            {say("keep-end-rack", { name: seat.name })}
            <input
              {...LETTERS_FIELD}
              maxLength={60}
              value={racks.value[number]}
              onInput={(event) => (racks.value = racks.value.map((rack, at) => (at === number ? event.currentTarget.value : rack)))}
            />
          </label>
        ))}
      {countsMinutes(box.rules) && (
        <fieldset class="plain">
          <legend>{say("keep-end-minutes")}</legend>
          {view.seats.map((seat, number) => (
            <label key={number} class="field inline">
              {seat.name}
              <input
                type="number"
                inputmode="numeric"
                min={0}
                max={MOST_MINUTES}
                placeholder="0"
                value={minutes.value[number]}
                onInput={(event) => (minutes.value = minutes.value.map((one, at) => (at === number ? event.currentTarget.value : one)))}
              />
            </label>
          ))}
        </fieldset>
      )}
      <p class="bad" role="status">
        {why.value && (
          <>
            {why.value.sentence} <RuleLink game={box.rules.game} rule={why.value.rule} />
          </>
        )}
      </p>
      <div class="dialog-actions">
        <Button onClick={onClose}>{say("web-cancel")}</Button>
        <Button kind="primary" disabled={sending.value} onClick={() => void end()}>
          {say("keep-end")}
        </Button>
      </div>
    </Dialog>
  );
}

/** Whole minutes from what was typed. */
function minutesOf(text: string): number {
  return Math.min(MOST_MINUTES, Math.max(0, Math.ceil(Number(text) || 0)));
}
