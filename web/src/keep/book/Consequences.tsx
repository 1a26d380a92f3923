import { say } from "../../say";
import { Button } from "../../widgets/Button";
import { Dialog } from "../../widgets/Dialog";
import type { Book, BookLine } from "../../wire.gen";
import type { Correction } from "./keeper";
import { tellOf } from "./lines";

/** A correction, and the lines that it would make invalid. */
export interface Feared {
  readonly broken: readonly BookLine[];
  readonly correction: Correction;
}

interface Props {
  readonly book: Book;
  readonly feared: Feared;
  readonly onYes: (correction: Correction) => void;
  readonly onClose: () => void;
}

/** Shows, before a correction is made, which lines it would make invalid. */
export function Consequences({ book, feared: { broken, correction }, onYes, onClose }: Props) {
  const names = book.view.seats.map((seat) => seat.name);
  const agree = () => {
    onClose();
    onYes(correction);
  };
  return (
    <Dialog title={say("keep-breaks", { count: broken.length })} told={say("keep-breaks-kept")} onClose={onClose}>
      <BrokenLines lines={broken} names={names} />
      <div class="dialog-actions">
        <Button onClick={onClose}>{say("web-cancel")}</Button>
        <Button kind="primary" onClick={agree}>
          {say("keep-breaks-yes")}
        </Button>
      </div>
    </Dialog>
  );
}

/** Lines that don't hold, each with the reason. */
export function BrokenLines({ lines, names }: { lines: readonly BookLine[]; names: readonly string[] }) {
  return (
    <ul class="keep-breaks">
      {lines.map((line) => (
        <li key={line.id}>
          <strong>{tellOf(line.move, names)}</strong> <span class="bad">{line.refusal?.sentence}</span>
        </li>
      ))}
    </ul>
  );
}

/** The lines that are valid now and wouldn't be after a change. */
export function brokenBy(now: Book, then: Book): BookLine[] {
  const before = new Map(now.lines.map((line) => [line.id, line.refusal === null]));
  return then.lines.filter((line) => line.refusal !== null && before.get(line.id) === true);
}
