/** Writing a score down: the line being written, new or corrected, until it stands in the book. */

import { computed, signal } from "@preact/signals";
import { say } from "../say";
import type { BookLine, Command, TableRules } from "../wire.gen";
import { brokenBy, type Feared } from "./book/Consequences";
import type { BookRefusal, Correction, Fate, Scorekeeper } from "./book/keeper";
import { expectedView, lastTurn } from "./book/expected";
import type { Wish } from "./book/LineDialog";
import { brokenIn } from "./book/lines";
import { newName } from "./book/store";
import { type Entry, type EntryScene, nextSeat, seatAfter } from "./entry/entry";
import { openEntry } from "./entry/families";
import type { Waiting } from "./line/family";

/** Where the page puts the focus: on the text field, or where the line of a seat begins. */
export interface Focus {
  field(): unknown;
  begin(seat: number): void;
}

export class Writing {
  /** The line that is corrected, or before which one is put; null while a new line is written. */
  readonly mending = signal<EntryScene | null>(null);
  /** A correction that would break other lines, until it is decided. */
  readonly feared = signal<Feared | null>(null);
  /** The table now, as far as it is known: lines may wait. */
  private readonly now = computed(() => expectedView(this.keeper.book.value!.view, this.keeper.book.value!.rules, this.keeper.waiting.value));
  readonly scene = computed<EntryScene>(() => this.mending.value ?? { view: this.now.value, board: this.keeper.board.value, line: null, replaces: false });
  readonly entry: Entry;
  /** What was typed and is no entry. The page may be drawn anew before it is sent. */
  readonly waits: Waiting = { line: null };

  constructor(
    private readonly keeper: Scorekeeper,
    rules: TableRules,
    private readonly focus: Focus,
  ) {
    this.entry = openEntry(keeper, rules, this.scene);
  }

  /** The next line is about the seat that comes next. */
  readonly goOn = (): void => {
    if (this.mending.peek()) return;
    const { view } = this.keeper.book.peek()!;
    const last = lastTurn(this.keeper.waiting.peek());
    this.entry.seat.value = last ? seatAfter(view, last.seat) : nextSeat(view);
  };

  private goAhead(): void {
    this.entry.clear();
    this.mending.value = null;
    this.goOn();
    this.focus.begin(this.entry.seat.peek());
  }

  /** Goes on to the next line, or shows and returns why not. */
  private settle(fate: Fate | null): BookRefusal | null {
    const unheard = { rule: "", sentence: say("keep-no-correction") };
    const why = fate === null ? unheard : fate.kind === "refused" ? fate.refused : null;
    if (why) this.entry.refuse(why);
    else this.goAhead();
    return why;
  }

  async commit(correction: Correction): Promise<BookRefusal | null> {
    return this.settle(await this.keeper.correct(correction));
  }

  /** Makes a correction at once if it breaks no other line; otherwise asks first. */
  private async correct(correction: Correction): Promise<BookRefusal | null> {
    const then = await this.keeper.tryChange(correction);
    if (then === null) return this.settle(null);
    if (then.type === "refused") return this.settle({ kind: "refused", refused: then });
    const broken = brokenBy(this.keeper.book.peek()!, then);
    if (!broken.length) return this.commit(correction);
    this.feared.value = { broken, correction };
    return null;
  }

  /** Writes down what was done. Returns the reason if it is refused. */
  async act(moves: readonly Command[], tiles: Readonly<Record<string, string>> = {}): Promise<BookRefusal | null> {
    const { entry, keeper } = this;
    const scene = this.mending.peek();
    if (scene?.line) {
      entry.sending.value = true;
      const put = moves.map((move) => ({ id: newName(), move }));
      const why = await this.correct({ put, before: scene.line.id, ...(scene.replaces ? { drop: [scene.line.id] } : {}) });
      entry.sending.value = false;
      return why;
    }
    // The next line may be written while this one is being sent.
    const again = entry.hold();
    const fates = moves.map((move) => keeper.write(move, tiles));
    this.settle({ kind: "waiting" });
    for (const fate of await Promise.all(fates)) {
      if (fate.kind !== "refused") continue;
      again();
      return this.settle(fate);
    }
    return null;
  }

  /** Writes down what was entered. Resolves to the reason if it is refused, to undefined if there is nothing to write. */
  async submit(): Promise<BookRefusal | null | undefined> {
    const move = this.entry.settled();
    if (!move || this.entry.sending.peek()) return undefined;
    return this.act([move], Object.fromEntries(this.entry.draft.value));
  }

  /** The line that was written down last; null while one waits. */
  lastWritten(): BookLine | null {
    return this.keeper.waiting.peek().length ? null : (this.keeper.book.peek()!.lines.at(-1) ?? null);
  }

  /** The lines of the book that don't hold. */
  broken(): BookLine[] {
    return brokenIn(this.keeper.book.peek()!);
  }

  /** Takes back what was done last: a correction, or else the last line. Resolves to whether there was one. */
  async takeBack(): Promise<boolean> {
    const any = this.keeper.waiting.peek().length > 0 || this.keeper.book.peek()!.lines.length > 0;
    await this.keeper.undo();
    return any;
  }

  /** What was chosen to do about a line of the book. */
  async wish(line: BookLine, wanted: Wish): Promise<unknown> {
    const seat = line.move.seat ?? 0;
    if (wanted === "drop") return this.correct({ drop: [line.id] });
    if (wanted === "pass") return this.correct({ drop: [line.id], before: line.id, put: [{ id: newName(), move: { do: "pass", seat } }] });
    if (wanted === "again") return this.correct({ drop: [line.id], put: [{ id: newName(), move: line.move }] });
    return this.mend(line, wanted === "change");
  }

  /** Writes a line in the place of another, or before it. */
  private async mend(line: BookLine, replaces: boolean): Promise<unknown> {
    const { entry } = this;
    entry.sending.value = true;
    const then = await this.keeper.before(line.id);
    entry.sending.value = false;
    if (!then) return this.settle(null);
    entry.clear();
    this.mending.value = { view: then.view, board: then.view.board, line, replaces };
    if (replaces) entry.load(line.move);
    entry.seat.value = replaces ? (line.move.seat ?? 0) : nextSeat(then.view);
    this.focus.field();
    return null;
  }

  tap(square: string): void {
    this.entry.tap(square);
    if (this.entry.typesNext()) this.focus.field();
  }

  stopMending(): void {
    this.mending.value = null;
    this.entry.clear();
  }
}
