import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Result } from "../result/Result";
import { say } from "../say";
import { tellNews } from "../spoken/news";
import { Button } from "../widgets/Button";
import type { Book, BookLine, Command } from "../wire.gen";
import { BookSheet } from "./book/BookSheet";
import { brokenBy, Consequences, type Feared } from "./book/Consequences";
import type { BookRefusal, Correction, Fate, Scorekeeper } from "./book/keeper";
import type { Wish } from "./book/LineDialog";
import { tellOf } from "./book/lines";
import { newName } from "./book/store";
import { type EntryScene, nextSeat, seatAfter } from "./entry/entry";
import { EntryForm } from "./entry/EntryForm";
import { openEntry, shownOf } from "./entry/families";
import { KeepBoard } from "./entry/KeepBoard";
import { Glass } from "./Glass";
import { KeepMore } from "./KeepMore";
import { OpeningForm } from "./OpeningForm";
import { OtherMoves } from "./OtherMoves";
import { Quarrel } from "./Quarrel";
import { useShownTable } from "./shown-table";
import { Who } from "./Who";

interface Props {
  readonly keeper: Scorekeeper;
  readonly book: Book;
}

/** The next seat's turn comes after these commands. */
const TURNS = ["play", "place", "swap", "pass", "exchange", "time-up", "free", "blank"];

/** The game whose score is kept: the seats, the board, the line being written, and the score sheet. */
export function Keeping({ keeper, book }: Props) {
  const mending = useSignal<EntryScene | null>(null);
  const feared = useSignal<Feared | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const scene = useComputed<EntryScene>(() => mending.value ?? { view: keeper.book.value!.view, board: keeper.board.value, line: null, replaces: false });
  const entry = useMemo(() => openEntry(keeper, book.rules, scene), [keeper]);
  const table = useShownTable(keeper);
  useEffect(() => tellNews(table), [table]);
  useEffect(() => {
    entry.follow();
    return () => entry.dispose();
  }, [entry]);
  const goOn = () => {
    if (mending.peek()) return;
    const { view } = keeper.book.peek()!;
    const last = keeper.waiting.peek().findLast((one) => TURNS.includes(one.move.do));
    entry.seat.value = last ? seatAfter(view, last.move.seat ?? 0) : nextSeat(view);
  };
  useEffect(goOn, [book, keeper.waiting.value, mending.value]);

  const goAhead = () => {
    entry.clear();
    mending.value = null;
    goOn();
    // On a phone, focusing the field would open a keyboard over the board.
    if (matchMedia("(pointer: coarse)").matches) whole.current?.querySelectorAll<HTMLInputElement>(".keep-who input")[entry.seat.peek()]?.focus({ preventScroll: true });
    else field.current?.focus();
  };
  /** Goes on to the next line, or shows and returns why not. */
  const settle = (fate: Fate | null): BookRefusal | null => {
    const unheard = { rule: "", sentence: say("keep-no-correction") };
    const why = fate === null ? unheard : fate.kind === "refused" ? fate.refused : null;
    if (why) entry.refuse(why);
    else goAhead();
    return why;
  };
  const commit = async (correction: Correction) => settle(await keeper.change(correction));
  /** Makes a correction at once if it breaks no other line; otherwise asks first. */
  const correct = async (correction: Correction) => {
    const then = await keeper.tryChange(correction);
    if (then === null) return settle(null);
    if (then.type === "refused") return settle({ kind: "refused", refused: then });
    const broken = brokenBy(keeper.book.peek()!, then);
    if (!broken.length) return commit(correction);
    feared.value = { broken, correction };
    return null;
  };
  /** Writes down what was done. Returns the reason if it is refused. */
  const act = async (moves: readonly Command[], tiles: Readonly<Record<string, string>> = {}): Promise<BookRefusal | null> => {
    const line = mending.peek()?.line;
    if (line) {
      entry.sending.value = true;
      const put = moves.map((move) => ({ id: newName(), move }));
      const why = await correct({ put, before: line.id, ...(mending.peek()!.replaces ? { drop: [line.id] } : {}) });
      entry.sending.value = false;
      return why;
    }
    // The next line may be written while this one is being sent.
    const again = entry.hold();
    const fates = moves.map((move) => keeper.write(move, tiles));
    settle({ kind: "waiting" });
    for (const fate of await Promise.all(fates)) {
      if (fate.kind !== "refused") continue;
      again();
      return settle(fate);
    }
    return null;
  };
  const submit = () => {
    const move = entry.settled();
    if (move && !entry.sending.peek()) void act([move], Object.fromEntries(entry.draft.value));
  };
  const wish = async (line: BookLine, wanted: Wish) => {
    if (wanted === "drop") return correct({ drop: [line.id] });
    const seat = line.move.seat ?? 0;
    if (wanted === "pass") return correct({ drop: [line.id], before: line.id, put: [{ id: newName(), move: { do: "pass", seat } }] });
    if (wanted === "again") return correct({ drop: [line.id], put: [{ id: newName(), move: line.move }] });
    entry.sending.value = true;
    const then = await keeper.before(line.id);
    entry.sending.value = false;
    if (!then) return settle(null);
    entry.clear();
    mending.value = { view: then.view, board: then.view.board, line, replaces: wanted === "change" };
    if (wanted === "change") entry.load(line.move);
    entry.seat.value = wanted === "change" ? seat : nextSeat(then.view);
    field.current?.focus();
  };
  const tap = (square: string) => {
    entry.tap(square);
    if (entry.typesNext()) field.current?.focus();
  };
  const stopMending = () => {
    mending.value = null;
    entry.clear();
  };
  const { view } = scene.value;
  const over = view.outcome !== null && !mending.value;
  const opens = view.awaiting.some((one) => one.commands.includes("open"));
  return (
    <div class={`keeping ${shownOf(entry).layout}`} ref={whole}>
      <div class="keep-board">
        <KeepBoard entry={entry} onTap={tap} onEnter={submit} />
      </div>
      <div class="keep-hand">
        {mending.value?.line && <Mending book={book} scene={mending.value} onStop={stopMending} />}
        <Who entry={entry} />
        {over ? <Result table={table} /> : opens ? <OpeningForm entry={entry} onMove={(move) => void act([move])} /> : <EntryForm entry={entry} field={field} onSubmit={submit} />}
        {!over && !opens && <OtherMoves entry={entry} onMove={(move) => void act([move])} />}
        {!mending.value && <Quarrel view={view} listed={book.rules.lexicon !== "any"} onMoves={(moves) => void act(moves)} />}
        {!over && <Glass seconds={Number(book.rules.options["glass"] ?? 0) || null} />}
      </div>
      <section class="keep-side" aria-label={say("web-tab-sheet")}>
        <div class="keep-heading">
          <h2>{say("web-tab-sheet")}</h2>
          <Button small icon="recall" disabled={!book.lines.length && !keeper.waiting.value.length} onClick={() => void keeper.undo()}>
            {say("keep-undo")}
          </Button>
        </div>
        <BookSheet keeper={keeper} book={book} onWish={(line, wanted) => void wish(line, wanted)} />
        <KeepMore keeper={keeper} table={table} box={entry.box} book={book} onMove={(move) => act([move])} />
      </section>
      {feared.value && <Consequences book={book} feared={feared.value} onClose={() => (feared.value = null)} onYes={(correction) => void commit(correction)} />}
    </div>
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
