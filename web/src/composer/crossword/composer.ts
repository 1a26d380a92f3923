/** Composing a play on a board of squares, where words lie in lines. */

import { batch, computed, type Signal, signal } from "@preact/signals";
import { slotFor } from "../../model/arrange";
import { type Line, readLine } from "../../model/crossword/line";
import { boardGraph } from "../../model/graph";
import type { Box } from "../../model/rules";
import { inside, parseSquare, squareName, step } from "../../model/squares";
import { ARROWS, leap, placeNamed } from "../../model/steer";
import type { LiveTable } from "../../net/live";
import { say } from "../../say";
import { announce, wished } from "../../say/voice";
import type { Command } from "../../wire.gen";
import { type Composed, Composer, type ForComposers } from "../composer";

declare module "../composer" {
  interface Composers {
    crossword: CrosswordComposer;
  }
}

export class CrosswordComposer extends Composer {
  override readonly cursor: Signal<string>;
  readonly across = signal(true);
  /** Whether a square was chosen to type from. The arrow is shown if so. */
  readonly typing = signal(false);
  /** What a key has just done, and the square that the cursor came to. It is part of that square's name, because a screen
   * reader says the focused square first and announcements only afterwards. */
  readonly done: Signal<{ readonly text: string; readonly at: string } | null> = signal(null);
  private doing: string[] | null = null;
  readonly line = computed<Line | null>(() => readLine(this.table.view.value?.board ?? {}, this.arranged.value.laid));

  constructor(table: LiveTable, box: Box) {
    super(table, box);
    this.cursor = signal(box.board.start[0] ?? "A1");
  }

  override of<T>(makers: ForComposers<T>): T {
    return makers.crossword(this);
  }

  override compose(): Composed {
    const line = this.line.value;
    if (!line) return null;
    if ("problem" in line) return { problem: `web-problem-${line.problem}` };
    return { command: { do: "play", seat: this.seat, at: line.at, word: line.word } };
  }

  /** Lay the tile picked up here. Without one, take back my tile that lies here; on any other square typing begins, or turns. */
  override tap(square: string): void {
    const picked = this.selected.value;
    if (picked !== null && !this.taken(square)) this.put(picked, square);
    else if (this.arranged.value.laid.has(square)) this.unput(square);
    else if (this.cursor.value === square && this.typing.value) this.across.value = !this.across.value;
    else {
      this.cursor.value = square;
      this.done.value = null;
      this.typing.value = true;
    }
  }

  protected override press(event: KeyboardEvent): boolean {
    if (event.metaKey || event.altKey) return false;
    if (this.steer(event)) {
      this.done.value = null;
      return (this.typing.value = true);
    }
    if (event.ctrlKey) return false;
    if (event.key === "Backspace") this.onTheWay(() => this.erase());
    else if (event.key === " ") this.turn();
    else if (/^\p{L}$/u.test(event.key)) this.onTheWay(() => this.type(event.key.toUpperCase()));
    else return false;
    this.typing.value = true;
    return true;
  }

  /** Do something that may move the cursor. If it does, it is told as part of the new square's name, else by an announcement. */
  private onTheWay(act: () => void): void {
    const before = this.cursor.value;
    this.doing = [];
    act();
    const [text, at] = [this.doing.join(", "), this.cursor.value];
    this.doing = null;
    this.done.value = text && at !== before && wished("normal") ? { text, at } : null;
    if (at === before) super.tell(text);
  }

  protected override tell(text: string): void {
    if (this.doing) this.doing.push(text);
    else super.tell(text);
  }

  protected override hasPut(square: string): void {
    this.cursor.value = square;
  }

  protected override sent(command: Command): void {
    super.sent(command);
    this.done.value = null;
    if (command.do === "play") this.typing.value = false;
  }

  override recall(): void {
    super.recall();
    this.done.value = null;
  }

  /** Move the cursor to a square by its name, to type from there: `8D` across, `D8` down. Whether there is such a square. */
  goTo(place: string): boolean {
    const named = placeNamed(place, this.box.board);
    if (!named) return false;
    batch(() => {
      this.cursor.value = squareName(named.square);
      this.done.value = null;
      this.typing.value = true;
      if (!this.arranged.value.laid.size) this.across.value = named.across;
    });
    return true;
  }

  /** An arrow key moves the cursor and sets the direction of typing. With Shift the cursor goes to the next tile in that direction. */
  private steer(event: KeyboardEvent): boolean {
    const { width, height } = this.box.board;
    const at = parseSquare(this.cursor.value);
    const arrow = event.ctrlKey ? undefined : ARROWS[event.key];
    if (!arrow) {
      const there = leap(event.key, event.ctrlKey, at, width, height);
      if (there) this.cursor.value = squareName(there);
      return there !== null;
    }
    const across = arrow[0] !== 0;
    const lying = { ...this.table.view.value?.board, ...Object.fromEntries(this.draft.value) };
    const next = event.shiftKey ? boardGraph(lying, width, height).next(this.cursor.value, arrow) : squareName([at[0] + arrow[0], at[1] + arrow[1]]);
    if (!this.arranged.value.laid.size) this.across.value = across;
    if (next !== null && this.inside(next)) this.cursor.value = next;
    else announce(say(event.shiftKey ? "spoken-no-tile-there" : "spoken-edge"));
    return true;
  }

  private turn(): void {
    this.across.value = !this.across.value;
    announce(this.way());
  }

  /** The direction of typing, in a word. */
  way(): string {
    return say(this.across.value ? "spoken-across" : "spoken-down");
  }

  private type(letter: string): void {
    const square = this.free(this.cursor.value);
    const found = square && slotFor(this.arranged.value, letter);
    if (!found) return announce(say(square ? "spoken-none" : "spoken-edge", { letter }));
    if (!this.arranged.value.laid.size) this.tell(this.way());
    this.put(found.slot, square, found.face);
    const next = squareName(step(parseSquare(square), this.across.value));
    this.cursor.value = this.inside(next) ? (this.free(next) ?? next) : square;
  }

  /** The first empty square from here on in the direction of typing. */
  private free(from: string): string | null {
    let at = from;
    while (this.taken(at) || this.arranged.value.laid.has(at)) {
      at = squareName(step(parseSquare(at), this.across.value));
      if (!this.inside(at)) return null;
    }
    return at;
  }

  /** Take back my tile at the cursor, else the last one before it, else the one laid last. */
  private erase(): void {
    const laid = this.arranged.value.laid;
    let at = this.cursor.value;
    if (!laid.has(at)) {
      do at = squareName(step(parseSquare(at), this.across.value, -1));
      while (this.inside(at) && this.taken(at));
    }
    const last = laid.has(at) ? at : [...laid.keys()].at(-1);
    if (!last) return;
    this.unput(last);
    this.cursor.value = last;
  }

  private inside(square: string): boolean {
    return inside(parseSquare(square), this.box.board);
  }
}
