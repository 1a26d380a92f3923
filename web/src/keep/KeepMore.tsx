import { useSignal } from "@preact/signals";
import { Unseen } from "../board/Unseen";
import * as api from "../net/api";
import type { LiveTable } from "../net/live";
import { SheetButton } from "../result/SheetButton";
import { say } from "../say";
import { Invite } from "../seats/Invite";
import { Button } from "../widgets/Button";
import { Dialog } from "../widgets/Dialog";
import { Icon } from "../widgets/Icon";
import type { Book, Command } from "../wire.gen";
import type { BookRefusal, Scorekeeper } from "./book/keeper";
import { EndDialog } from "./EndDialog";
import type { Entry } from "./entry/entry";
import { shownOf } from "./entry/families";

interface Props {
  readonly keeper: Scorekeeper;
  readonly table: LiveTable;
  readonly entry: Entry;
  readonly book: Book;
  /** Resolves to the reason if the move is refused. */
  readonly onMove: (move: Command) => Promise<BookRefusal | null>;
}

/** What belongs to the whole game: its end, its record, the tiles not seen yet, who may look on. */
export function KeepMore({ keeper, table, entry, book, onMove }: Props) {
  const shown = useSignal<"end" | "watch" | "unseen" | null>(null);
  const close = () => (shown.value = null);
  const canEnd = book.view.awaiting.some((one) => one.commands.includes("end"));
  return (
    <div class="keep-more">
      {canEnd && (
        <Button small icon="flag" onClick={() => (shown.value = "end")}>
          {say(book.view.outcome ? "keep-tell-racks" : "keep-end")}
        </Button>
      )}
      {!book.view.outcome && book.lines.length > 0 && <SheetButton table={table} small />}
      <a class="button small" href={api.recordUrl(keeper.table)} download>
        <Icon name="download" />
        {say("web-record")}
      </a>
      {shownOf(entry).unseen && (
        <Button small icon="bag" onClick={() => (shown.value = "unseen")}>
          {say("web-tab-unseen")}
        </Button>
      )}
      <Button small icon="link" onClick={() => (shown.value = "watch")}>
        {say("keep-watch")}
      </Button>
      {shown.value === "end" && <EndDialog box={entry.box} view={book.view} onClose={close} onMove={onMove} />}
      {(shown.value === "watch" || shown.value === "unseen") && (
        <Dialog title={say(shown.value === "watch" ? "web-watch-title" : "spoken-ask-unseen")} onClose={close}>
          {shown.value === "watch" ? <Invite table={table} seat={null} /> : <Unseen table={table} box={entry.box} />}
          <div class="dialog-actions">
            <Button onClick={close}>{say("web-close")}</Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
