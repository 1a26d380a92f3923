/**
 * The score being kept: the book as the server last sent it, and lines that wait for a connection. Lines are sent one after
 * another, in the order in which they were written. Each keeps its identifiers, so that a line sent twice counts once. So does
 * the wish for the table, if the book was begun without a connection: it is sent before the lines.
 */

import { batch, computed, signal } from "@preact/signals";
import { keepLinks } from "../../browser/links";
import type * as api from "../../net/api";
import { ServerError } from "../../net/api";
import type { Book, BookLine, ChangeBook, Command, Preview, RefusedMessage } from "../../wire.gen";
import { isStored, newName, remember, storedBook, type UnmadeTable, type WaitingLine } from "./store";

export type Server = Pick<typeof api, "book" | "changeBook" | "askBookPreview" | "makeTable">;
/** Why something is refused. */
export type BookRefusal = Pick<RefusedMessage, "rule" | "sentence">;
/** What became of a line: it is written down, refused, or waits for a connection. */
export type Fate = { kind: "written" | "waiting" } | { kind: "refused"; refused: BookRefusal };
/** A change of the book, without its identifier. */
export type Correction = Pick<ChangeBook, "put" | "drop" | "before" | "anyhow">;

const AGAIN_MS = 5_000;

/** Of two books of a table the one that knows more; the first where both know as much. */
function newer(book: Book, other: Book | null): Book {
  return other && other.view.version > book.view.version ? other : book;
}

/** What takes a correction back: the lines that it removed come again where they stood, and those that it put go. */
function opposite({ put = [], drop = [] }: Correction, lines: readonly BookLine[]): Correction {
  const gone = lines.filter((line) => drop.includes(line.id));
  const after = gone.length ? lines[lines.indexOf(gone.at(-1)!) + 1]?.id : undefined;
  const again = { put: gone.map(({ move }) => ({ id: newName(), move })), anyhow: true };
  return { ...(gone.length ? again : {}), drop: put.map(({ id }) => id), ...(after ? { before: after } : {}) };
}

export class Scorekeeper {
  readonly book = signal<Book | null>(null);
  readonly waiting = signal<readonly WaitingLine[]>([]);
  /** What the server is asked for first; null once there is such a table. */
  readonly unmade = signal<UnmadeTable | null>(null);
  readonly offline = signal(false);
  /** Why there is no book at all. */
  readonly missing = signal<ServerError | null>(null);
  /** Whether the sheet was only on this device, and has been deleted here. */
  readonly deleted = signal(false);
  /** That an operator has removed the table, in the server's words: nothing more is written. */
  readonly removed = signal("");
  /** Whether this browser failed to store the lines that wait. */
  readonly forgetful = signal(false);
  /** What finds out without the server what a move would score; null while there is no such thing on this device. */
  readonly here = signal<((move: Command, board: Readonly<Record<string, string>>) => Promise<Preview | RefusedMessage | null>) | null>(null);
  /** Whether it can be said what a move would score. The server knows nothing of lines that wait. */
  readonly foresees = computed(() => this.here.value !== null || !this.withoutServer());
  /** The board as far as it is known here: the server's, with the tiles of the lines that wait. */
  readonly board = computed<Readonly<Record<string, string>>>(() => Object.assign({}, this.book.value?.view.board, ...this.waiting.value.map((one) => one.tiles)));
  /** For each line just written, the callback that hears what became of it. */
  private readonly told = new Map<string, (fate: Fate) => void>();
  /** What takes the last correction back, as long as the book is as it left it. */
  private corrected: { readonly version: number; readonly back: Correction } | null = null;
  private sending = false;
  private answered = false;
  private closed = false;
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    private readonly server: Server,
  ) {
    const before = storedBook(table);
    this.book.value = before.book;
    this.waiting.value = before.waiting;
    this.unmade.value = before.unmade;
  }

  /** Asks for the book again, and sends what waits. */
  async refresh(): Promise<void> {
    clearTimeout(this.again);
    if (this.removed.peek()) return;
    if (!this.unmade.peek()) await this.read();
    await this.flush();
  }

  private read(): Promise<boolean> {
    return this.tell(() => this.server.book(this.table), (book) => this.take(book));
  }

  /** Takes what another tab has stored: lines that it wrote or sent. Its book may be older than the one here, which is stored again then. */
  reread(): void {
    if (this.isDeleted()) return;
    const { book, waiting, unmade } = storedBook(this.table);
    if (!book || this.closed) return;
    const newest = newer(book, this.book.peek());
    batch(() => ([this.book.value, this.waiting.value, this.unmade.value] = [newest, waiting, unmade]));
    if (newest !== book) this.keep();
  }

  /** Stops asking, accepting and storing: the table may have another keeper by now. */
  close(): void {
    this.closed = true;
    clearTimeout(this.again);
  }

  /** Writes a line at the end of the book. Without a connection it waits. */
  write(move: Command, tiles: WaitingLine["tiles"] = {}): Promise<Fate> {
    if (this.removed.peek()) return Promise.resolve(this.refusal());
    const line: WaitingLine = { change: newName(), id: newName(), move, tiles };
    const fate = new Promise<Fate>((tell) => this.told.set(line.id, tell));
    this.keep((waiting) => [...waiting, line]);
    void this.flush();
    return fate;
  }

  /** Changes the book. Returns null if the server can't be reached. */
  async change(correction: Correction, id: string = newName()): Promise<Fate | null> {
    let fate: Fate | null = null;
    await this.tell(
      () => this.server.changeBook(this.table, { id, ...correction }),
      (answer) => {
        fate = answer.type === "book" ? { kind: "written" } : { kind: "refused", refused: answer };
        if (answer.type === "book") this.take(answer);
      },
      (problem) => (fate = { kind: "refused", refused: { rule: "", sentence: problem.message } }),
    );
    return fate;
  }

  /** Corrects lines of the book, as `change` does; `undo` right after it takes that back. */
  async correct(correction: Correction): Promise<Fate | null> {
    const before = this.book.peek();
    const fate = await this.change(correction);
    if (fate?.kind === "written" && before) this.corrected = { version: this.book.peek()!.view.version, back: opposite(correction, before.lines) };
    return fate;
  }

  /** The book as it would be after a change; null if the server can't be reached. */
  async tryChange(correction: Correction): Promise<Book | RefusedMessage | null> {
    let found: Book | RefusedMessage | null = null;
    await this.tell(() => this.server.changeBook(this.table, { id: newName(), trial: true, ...correction }), (answer) => (found = answer));
    return found;
  }

  /** The table as it was before a line; null if the server can't be reached. */
  async before(line: string): Promise<Book | null> {
    let found: Book | null = null;
    await this.tell(() => this.server.book(this.table, line), (book) => (found = book));
    return found;
  }

  /** What a move would score; null if that can't be known now. */
  async askBookPreview(move: Command, before: string | null, board: Readonly<Record<string, string>> = this.board.peek()): Promise<Preview | RefusedMessage | null> {
    let found: Preview | RefusedMessage | null = null;
    const reached = !this.withoutServer() && (await this.tell(() => this.server.askBookPreview(this.table, { move, before }), (seen) => (found = seen), () => {}));
    return reached ? found : ((await this.here.peek()?.(move, board)) ?? null);
  }

  private withoutServer(): boolean {
    return this.offline.value || this.waiting.value.length > 0;
  }

  /** Takes back a correction that was just made, else the last line, whether it waits or is in the book. */
  async undo(): Promise<void> {
    const last = this.waiting.peek().at(-1);
    if (last) return this.drop(last.id);
    const [book, corrected] = [this.book.peek(), this.corrected];
    this.corrected = null;
    const line = book?.lines.at(-1);
    if (corrected && corrected.version === book?.view.version) await this.change(corrected.back);
    else if (line) await this.change({ drop: [line.id] });
  }

  /** Removes a line that waits. */
  drop(id: string): void {
    this.keep((waiting) => waiting.filter((one) => one.id !== id));
  }

  /** Sends the lines that wait, one after another. A line that has waited is written down even if the referee refuses it, with the
   * refusal. The refusal of a line just written goes to its writer, who can change it. */
  async flush(): Promise<void> {
    if (this.sending || this.closed) return;
    this.sending = true;
    if (await this.isMade()) {
      for (let line = this.next(); line; line = this.next()) {
        if (!(await this.send(line))) break;
      }
    }
    this.sending = false;
    for (const tell of this.told.values()) tell({ kind: "waiting" });
    this.told.clear();
  }

  /** Has the table made, unless that was done before, and returns whether there is one. */
  private async isMade(): Promise<boolean> {
    const wanted = this.unmade.peek();
    if (!wanted) return true;
    if (this.isDeleted()) return false;
    const store = (unmade: UnmadeTable | null) => {
      this.unmade.value = unmade;
      this.keep();
    };
    await this.tell(
      () => this.server.makeTable(wanted.wish),
      ({ links }) => {
        keepLinks(this.table, links);
        store(null);
      },
      (problem) => store({ ...wanted, problem: problem.message }),
    );
    return this.unmade.peek() === null && this.read();
  }

  private async send({ change, id, move }: WaitingLine): Promise<boolean> {
    const tell = (fate: Fate) => {
      this.told.get(id)?.(fate);
      this.told.delete(id);
    };
    return this.tell(
      () => this.server.changeBook(this.table, { id: change, put: [{ id, move }], anyhow: !this.told.has(id) }),
      (answer) => {
        batch(() => {
          this.drop(id);
          if (answer.type === "book") this.take(answer);
        });
        tell(answer.type === "book" ? { kind: "written" } : { kind: "refused", refused: answer });
      },
      (problem) => {
        this.keep((waiting) => waiting.map((one) => (one.id === id ? { ...one, problem: problem.message } : one)));
        tell({ kind: "waiting" });
      },
    );
  }

  private next(): WaitingLine | undefined {
    return this.waiting.peek().find((one) => one.problem === undefined);
  }

  /** Asks the server, and returns whether it answered. If it can't be reached, it is asked again after a while. */
  private async tell<T>(ask: () => Promise<T>, heard: (answer: T) => void, refused?: (problem: ServerError) => void): Promise<boolean> {
    try {
      const answer = await ask();
      if (this.closed) return false;
      this.offline.value = false;
      heard(answer);
      return true;
    } catch (problem) {
      if (!(problem instanceof ServerError)) throw problem;
      if (this.closed) return false;
      if (problem.code === "serve-table-removed") return this.end(problem.message);
      if (problem.passes) {
        this.offline.value = true;
        clearTimeout(this.again);
        this.again = setTimeout(() => void this.refresh(), AGAIN_MS);
        return false;
      }
      this.offline.value = false;
      if (refused) refused(problem);
      else this.missing.value = problem;
      return true;
    }
  }

  /** Lets nothing more be written. The lines just written go back to their writers. */
  private end(why: string): false {
    this.close();
    batch(() => {
      this.offline.value = false;
      this.removed.value = why;
      this.keep((waiting) => waiting.filter((one) => !this.told.has(one.id)));
    });
    for (const tell of this.told.values()) tell(this.refusal());
    this.told.clear();
    return false;
  }

  private refusal(): Fate {
    return { kind: "refused", refused: { rule: "", sentence: this.removed.peek() } };
  }

  /** Takes an answer, unless another tab has got a newer one meanwhile. The first answer counts in any case: a server may have been restored from a back-up. */
  private take(book: Book): void {
    this.book.value = this.answered ? newer(newer(book, this.book.peek()), storedBook(this.table).book) : book;
    this.answered = true;
    this.keep();
  }

  /** Whether another tab has deleted the sheet: then nothing of it is sent or stored any more. */
  private isDeleted(): boolean {
    if (!this.unmade.peek() || this.forgetful.peek() || isStored(this.table)) return false;
    this.close();
    return (this.deleted.value = true);
  }

  /** Stores everything, after a change of what waits. Another tab may have changed that too: what is stored counts, where anything can be stored. */
  private keep(change: (waiting: readonly WaitingLine[]) => readonly WaitingLine[] = (waiting) => waiting): void {
    if (this.isDeleted()) return;
    const there = this.forgetful.peek() ? null : storedBook(this.table);
    this.waiting.value = change(there?.book || there?.waiting.length ? there.waiting : this.waiting.peek());
    this.forgetful.value = !remember(this.table, { book: this.book.peek(), waiting: this.waiting.peek(), unmade: this.unmade.peek() });
  }
}
