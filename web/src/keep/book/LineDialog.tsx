import { say } from "../../say";
import { Button } from "../../widgets/Button";
import { Dialog } from "../../widgets/Dialog";
import { RuleLink } from "../../widgets/RuleLink";
import type { Book, BookLine } from "../../wire.gen";
import { tellOf } from "./lines";

/** What can be done with a line: change it, make it a pass, insert one before it, move it to the end, remove it. */
export type Wish = "change" | "pass" | "insert" | "again" | "drop";

interface Props {
  readonly book: Book;
  readonly line: BookLine;
  /** Whether the server can't be reached: corrections need the referee. */
  readonly offline: boolean;
  readonly onClose: () => void;
  readonly onWish: (wish: Wish) => void;
}

export function LineDialog({ book, line, offline, onClose, onWish }: Props) {
  const names = book.view.seats.map((seat) => seat.name);
  return (
    <Dialog title={tellOf(line.move, names)} onClose={onClose}>
      {line.refusal && (
        <p class="bad">
          {say("keep-broken")} {line.refusal.sentence} <RuleLink game={book.rules.game} rule={line.refusal.rule} />
        </p>
      )}
      {offline ? (
        <p>{say("keep-no-correction")}</p>
      ) : (
        <div class="keep-wishes">
          <Button onClick={() => onWish("change")}>{say("keep-wish-change")}</Button>
          {line.move.do !== "pass" && line.move.do !== "open" && <Button onClick={() => onWish("pass")}>{say("keep-wish-pass")}</Button>}
          <Button onClick={() => onWish("insert")}>{say("keep-wish-insert")}</Button>
          {line.refusal && <Button onClick={() => onWish("again")}>{say("keep-wish-again")}</Button>}
          <Button kind="danger" onClick={() => onWish("drop")}>
            {say("keep-wish-drop")}
          </Button>
        </div>
      )}
      <p class="quiet-text">{say("keep-anew")}</p>
      <div class="dialog-actions">
        <Button onClick={onClose}>{say("web-cancel")}</Button>
      </div>
    </Dialog>
  );
}
