import { useSignal } from "@preact/signals";
import { Unseen } from "../board/Unseen";
import * as api from "../net/api";
import type { LiveTable } from "../net/live";
import { SheetButton } from "../result/SheetButton";
import { say } from "../say";
import type { OpenSearch } from "../search";
import { Invite } from "../seats/Invite";
import { Button } from "../widgets/Button";
import { Dialog } from "../widgets/Dialog";
import { Icon } from "../widgets/Icon";
import { Lazy } from "../widgets/Lazy";
import type { Book, Command } from "../wire.gen";
import type { BookRefusal, Scorekeeper } from "./book/keeper";
import { DeleteSheet } from "./begin/Unmade";
import { EndDialog } from "./EndDialog";
import type { Entry } from "./entry/entry";
import { shownOf } from "./entry/families";
import { analyse, loadSearch } from "./searching";

interface Props {
  readonly keeper: Scorekeeper;
  readonly search: OpenSearch | null;
  readonly table: LiveTable;
  readonly entry: Entry;
  readonly book: Book;
  /** Resolves to the reason if the move is refused. */
  readonly onMove: (move: Command) => Promise<BookRefusal | null>;
}

/** What belongs to the whole game: its end, its record, the tiles not seen yet, who may look on. */
export function KeepMore({ keeper, search, table, entry, book, onMove }: Props) {
  const shown = useSignal<"end" | "watch" | "unseen" | "word" | null>(null);
  const close = () => (shown.value = null);
  // What the server makes.
  const away = keeper.offline.value || keeper.unmade.value !== null;
  const canEnd = book.view.awaiting.some((one) => one.commands.includes("end"));
  return (
    <div class="keep-more">
      {canEnd && (
        <Button small icon="flag" onClick={() => (shown.value = "end")}>
          {say(book.view.outcome ? "keep-tell-racks" : "keep-end")}
        </Button>
      )}
      {!away && !book.view.outcome && book.lines.length > 0 && <SheetButton small />}
      {!away && (
        <a class="button small" href={api.recordUrl(keeper.table)} download>
          <Icon name="download" />
          {say("web-record")}
        </a>
      )}
      {shownOf(entry).unseen && (
        <Button small icon="bag" onClick={() => (shown.value = "unseen")}>
          {say("web-tab-unseen")}
        </Button>
      )}
      {search && (
        <Button small icon="check" onClick={() => (shown.value = "word")}>
          {say("search-words-here")}
        </Button>
      )}
      {search?.plays && (
        <Button small icon="nearer" onClick={() => analyse(keeper)}>
          {say("search-here")}
        </Button>
      )}
      {!away && (
        <Button small icon="link" onClick={() => (shown.value = "watch")}>
          {say("keep-watch")}
        </Button>
      )}
      {keeper.unmade.value && <DeleteSheet keeper={keeper} />}
      {away && (
        <p class="quiet-text">
          {keeper.offline.value && say("keep-away-not")} {keeper.unmade.value && say("keep-later")}
        </p>
      )}
      {shown.value === "end" && <EndDialog box={entry.box} book={book} onClose={close} onMove={onMove} />}
      {shown.value === "word" && search && (
        <Dialog title={say("search-words-here")} onClose={close}>
          <Lazy load={loadSearch}>{({ WordCheck }) => <WordCheck searcher={search.searcher} />}</Lazy>
          <div class="dialog-actions">
            <Button onClick={close}>{say("web-close")}</Button>
          </div>
        </Dialog>
      )}
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
