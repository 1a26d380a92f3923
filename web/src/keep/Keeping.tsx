import type { RefObject } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { LiveTable } from "../net/live";
import { ReadingDialog } from "../result/Reading";
import { say } from "../say";
import { useWordsIn } from "../say/words";
import type { OpenSearch } from "../search";
import { isAtLine, useLineKey } from "../spoken/keys";
import { tellNews } from "../spoken/news";
import { Button } from "../widgets/Button";
import { Lazy } from "../widgets/Lazy";
import type { Book, Command } from "../wire.gen";
import { BookSheet } from "./book/BookSheet";
import { Consequences } from "./book/Consequences";
import type { Scorekeeper } from "./book/keeper";
import { tellOf } from "./book/lines";
import type { EntryScene } from "./entry/entry";
import { EntryForm } from "./entry/EntryForm";
import { shownOf } from "./entry/families";
import { KeepBoard } from "./entry/KeepBoard";
import { Glass } from "./Glass";
import { KeepMore } from "./KeepMore";
import { LostConnection } from "./LostConnection";
import { OpeningForm } from "./OpeningForm";
import { OtherMoves } from "./OtherMoves";
import { Quarrel } from "./Quarrel";
import { useShownTable } from "./shown-table";
import { Who } from "./Who";
import { type Focus, Writing } from "./writing";

const loadLine = () => import("./line");
const loadResult = () => import("../result");

interface Props {
  readonly keeper: Scorekeeper;
  readonly book: Book;
  readonly search: OpenSearch | null;
}

/** The game whose score is kept: the seats, the board, the line being written, and the score sheet. */
export function Keeping({ keeper, book, search }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const focus: Focus = {
    field: () => isAtLine() || field.current?.focus(),
    begin: (seat) => {
      if (isAtLine()) return;
      // On a phone, focusing the field would open a keyboard over the board.
      if (matchMedia("(pointer: coarse)").matches) whole.current?.querySelectorAll<HTMLInputElement>(".keep-who input")[seat]?.focus({ preventScroll: true });
      else field.current?.focus();
    },
  };
  const writing = useMemo(() => new Writing(keeper, book.rules, focus), [keeper]);
  const { entry, feared } = writing;
  useLineKey();
  useWordsIn(book.rules.edition.language);
  const mending = writing.mending.value;
  const removed = keeper.removed.value;
  const table = useShownTable(keeper);
  useEffect(() => tellNews(table), [table]);
  useEffect(() => {
    entry.follow();
    return () => entry.dispose();
  }, [entry]);
  useEffect(writing.goOn, [book, keeper.waiting.value, mending]);
  return (
    <div class={`keeping ${shownOf(entry).layout}`} ref={whole}>
      <div class="keep-board">
        <KeepBoard entry={entry} onTap={(square) => writing.tap(square)} onEnter={() => void writing.submit()} />
      </div>
      <div class="keep-hand">
        {removed ? <Removed why={removed} /> : <Hand writing={writing} book={book} table={table} field={field} />}
      </div>
      <section class="keep-side" aria-label={say("web-tab-sheet")}>
        <LostConnection keeper={keeper} />
        <div class="keep-heading">
          <h2>{say("web-tab-sheet")}</h2>
          <Button small icon="recall" disabled={removed !== "" || (!book.lines.length && !keeper.waiting.value.length)} onClick={() => void keeper.undo()}>
            {say("keep-undo")}
          </Button>
        </div>
        <BookSheet keeper={keeper} book={book} onWish={(line, wanted) => void writing.wish(line, wanted)} />
        <Lazy load={loadLine}>{({ CommandLine, typingIn }) => <CommandLine typing={typingIn(keeper.table, writing)} />}</Lazy>
        {!removed && <KeepMore keeper={keeper} search={search} table={table} entry={entry} book={book} onMove={(move) => writing.act([move])} />}
      </section>
      <ReadingDialog table={table} />
      {feared.value && <Consequences book={book} feared={feared.value} onClose={() => (feared.value = null)} onYes={(correction) => void writing.commit(correction)} />}
    </div>
  );
}

/** In the place of the line: what was written can still be read. */
function Removed({ why }: { why: string }) {
  return (
    <p class="notice" role="alert">
      {why}
    </p>
  );
}

/** The line being written, and what else can be done now. */
function Hand({ writing, book, table, field }: { writing: Writing; book: Book; table: LiveTable; field: RefObject<HTMLInputElement | null> }) {
  const { entry } = writing;
  const mending = writing.mending.value;
  const { view } = writing.scene.value;
  const over = view.outcome !== null && !mending;
  const opens = view.awaiting.some((one) => one.commands.includes("open"));
  const act = (...moves: Command[]) => void writing.act(moves);
  return (
    <>
      {mending?.line && <Mending book={book} scene={mending} onStop={() => writing.stopMending()} />}
      <Who entry={entry} />
      {over ? <Lazy load={loadResult}>{({ Result }) => <Result table={table} />}</Lazy> : opens ? <OpeningForm entry={entry} onMove={act} /> : <EntryForm entry={entry} field={field} onSubmit={() => void writing.submit()} />}
      {!over && !opens && <OtherMoves entry={entry} onMove={act} />}
      {!mending && <Quarrel view={view} listed={book.rules.lexicon !== "any"} onMoves={(moves) => act(...moves)} />}
      {!over && <Glass seconds={Number(book.rules.options["glass"] ?? 0) || null} />}
    </>
  );
}

function Mending({ book, scene, onStop }: { book: Book; scene: EntryScene; onStop: () => void }) {
  const names = book.view.seats.map((seat) => seat.name);
  const what = tellOf(scene.line!.move, names);
  return (
    <div class="keep-mending card" role="status">
      <p>{say(scene.replaces ? "keep-mending" : "keep-inserting", { what })}</p>
      <Button small onClick={onStop}>
        {say("web-cancel")}
      </Button>
    </div>
  );
}
