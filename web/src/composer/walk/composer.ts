/** Composing a play on the bare table. A word is a walk: it is traced square by square, or it is typed and the referee finds the walk. */

import { batch, computed, type Signal, signal } from "@preact/signals";
import type { Box } from "../../model/rules";
import { parseSquare, squareName } from "../../model/squares";
import { leap } from "../../model/steer";
import { heapGraph } from "../../model/walk/graph";
import { cellOf, type GridKind, gridOf, neighbour, type Extent, extentOf, squareIn, touch } from "../../model/walk/grid";
import { stepTo, stillThere, strays, withTile, wordAlong } from "../../model/walk/walk";
import type { LiveTable } from "../../net/live";
import type { Command } from "../../wire.gen";
import { type Composed, Composer, type ForComposers } from "../composer";
import { TileWalk } from "../tile-walk";

declare module "../composer" {
  interface Composers {
    walk: WalkComposer;
  }
}

export class WalkComposer extends Composer {
  readonly grid: GridKind;
  /** The squares traced, letter by letter. */
  readonly path: Signal<readonly string[]> = signal([]);
  /** The word typed. While there is one, no walk is traced by hand. */
  readonly word = signal("");
  override readonly cursor: Signal<string> = signal(squareName([0, 0]));
  readonly opening = computed(() => this.table.commands.value.has("open"));
  private seen: Extent | undefined;
  readonly lying = computed(() => ({ ...this.table.view.value?.board, ...Object.fromEntries(this.shownTiles.value) }));
  readonly graph = computed(() => heapGraph(this.lying.value, this.grid));
  readonly walk = new TileWalk(this);
  /** The word along the squares traced. */
  readonly traced = computed(() => wordAlong(this.path.value, this.table.view.value?.board ?? {}, this.arranged.value.laid));

  /** The walk shown: the walk that the referee found if a word is typed, else the walk traced. */
  readonly shownPath = computed<readonly string[]>(() => {
    if (!this.word.value) return this.path.value;
    return (this.preview.value?.path ?? []).map(squareName);
  });

  /** The new tiles shown: the tiles of the referee's walk if a word is typed, else the tiles that I laid. */
  readonly shownTiles = computed<ReadonlyMap<string, string>>(() => {
    if (!this.word.value) return this.draft.value;
    return new Map(Object.entries(this.preview.value?.tiles ?? {}));
  });

  readonly extent = computed(() => {
    const board = this.table.view.value?.board ?? {};
    this.seen = extentOf(this.grid, [...Object.keys(board), ...this.shownTiles.value.keys()], this.seen);
    return this.seen;
  });

  constructor(table: LiveTable, box: Box) {
    super(table, box);
    this.grid = gridOf(box.rules.bare!);
  }

  override of<T>(makers: ForComposers<T>): T {
    return makers.walk(this);
  }

  override compose(): Composed {
    const laid = this.arranged.value.laid;
    const typed = this.word.value;
    if (typed) return { command: this.commandFor(typed, null) };
    const path = this.path.value;
    if (!path.length) return null;
    if (strays(path, laid).length) return { problem: "web-problem-stray" };
    if (path.length < 2) return null;
    return { command: this.commandFor(wordAlong(path, this.table.view.value?.board ?? {}, laid), path) };
  }

  override async submit(): Promise<void> {
    const shown = this.ownPreview();
    // The walk that the preview showed is sent, so that the referee doesn't choose another walk of the same length, with blanks in lower case.
    if (this.word.value && shown) await this.send(this.commandFor(shown.words[0]?.word ?? this.word.value, shown.path.map(squareName)));
    else await super.submit();
  }

  nameOf(x: number, y: number): string {
    return squareName([x, y]);
  }

  /** Open without a word. */
  async openWithout(): Promise<void> {
    await this.send({ do: "open", seat: this.seat, words: { [this.seat]: null } });
  }

  override tap(square: string): void {
    const picked = this.selected.value;
    this.cursor.value = square;
    if (picked !== null && !this.there(square)) this.put(picked, square);
    else if (this.there(square)) this.walkTo(square);
  }

  /** Add a tile to the walk, or take back its last tile. A tile of mine that is taken back returns to the rack. */
  private walkTo(square: string): void {
    const back = this.path.value.at(-1) === square;
    this.word.value = "";
    this.path.value = stepTo(this.path.value, square);
    if (back && this.arranged.value.laid.has(square) && !this.path.value.includes(square)) this.unput(square);
  }

  /** The pointer moved over a tile. The tile joins the walk if it touches the last one. */
  trace(square: string): void {
    const last = this.path.value.at(-1);
    if (square === last || !this.there(square)) return;
    this.word.value = "";
    if (last === undefined || touch(this.grid, last, square)) this.path.value = [...this.path.value, square];
  }

  own(square: string): string {
    return square;
  }

  /** Begin to trace. A trace from the last tile continues the walk; from any other tile, a new walk begins. */
  beginTrace(square: string): void {
    if (this.path.value.at(-1) !== square) this.path.value = [square];
  }

  protected override press(event: KeyboardEvent): boolean {
    if (event.metaKey || event.altKey) return false;
    if (this.walk.key(event) || this.jump(event)) return true;
    if (event.ctrlKey) return false;
    if (event.key.startsWith("Arrow")) this.cursor.value = neighbour(this.grid, this.extent.value, this.cursor.value, event.key);
    else if (event.key === "Backspace") this.erase();
    else if (/^\p{L}$/u.test(event.key)) this.type(this.word.value + event.key.toUpperCase());
    else return false;
    return true;
  }

  /** Move the cursor to an end of the visible row, or to a corner. */
  private jump(event: KeyboardEvent): boolean {
    const { left, top, columns, rows } = this.extent.value;
    const [column, row] = cellOf(this.grid, this.cursor.value);
    const there = leap(event.key, event.ctrlKey, [column - left, row - top], columns, rows);
    if (there) this.cursor.value = squareIn(this.grid, [there[0] + left, there[1] + top]);
    return there !== null;
  }

  /** Places on the bare table have no names. */
  override where(): string {
    return "";
  }

  type(word: string): void {
    batch(() => {
      super.recall();
      this.path.value = [];
      this.word.value = word;
    });
  }

  override recall(): void {
    batch(() => {
      this.word.value = "";
      this.path.value = [];
      super.recall();
    });
  }

  override unput(square: string): void {
    super.unput(square);
    this.path.value = stillThere(this.path.value, (at) => this.there(at));
  }

  protected override hasPut(square: string): void {
    const path = stillThere(this.path.value, (at) => this.there(at));
    this.word.value = "";
    this.path.value = withTile(path, square, (one, other) => touch(this.grid, one, other));
  }

  protected override composing() {
    return { path: this.path.value, word: this.word.value };
  }

  protected override compositionFound({ path, word }: Readonly<Record<string, unknown>>): void {
    this.word.value = String(word ?? "");
    this.path.value = stillThere((path ?? []) as string[], (at) => this.there(at));
  }

  protected override sent(command: Command): void {
    if (command.do === "play" || command.do === "open") {
      this.word.value = "";
      this.path.value = [];
    }
    super.sent(command);
  }

  private erase(): void {
    if (this.word.value) this.type(this.word.value.slice(0, -1));
    else if (this.path.value.length) this.walkTo(this.path.value.at(-1)!);
  }

  /** Whether a tile lies there, already sent or only laid for now. */
  there(square: string): boolean {
    return this.taken(square) || this.arranged.value.laid.has(square);
  }

  private commandFor(word: string, path: readonly string[] | null) {
    const squares = path && path.map((name) => [...parseSquare(name)] as [number, number]);
    if (!this.opening.value) return { do: "play" as const, seat: this.seat, word, path: squares };
    return { do: "open" as const, seat: this.seat, words: { [this.seat]: word }, path: squares };
  }
}
