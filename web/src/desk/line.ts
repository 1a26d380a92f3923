/** The hands at a board of squares, where words lie in lines. */

import { computed, type Signal, signal } from "@preact/signals";
import { slotFor } from "../model/arrange";
import { type Line, readLine } from "../model/line";
import type { Box } from "../model/rules";
import { parseSquare, squareName, step } from "../model/squares";
import type { LiveTable } from "../net/live";
import type { Command } from "../net/socket";
import { type Composed, Desk } from "./desk";

const ARROWS: Record<string, { across: boolean; by: -1 | 1 }> = {
  ArrowLeft: { across: true, by: -1 },
  ArrowRight: { across: true, by: 1 },
  ArrowUp: { across: false, by: -1 },
  ArrowDown: { across: false, by: 1 },
};

export class LineDesk extends Desk {
  readonly cursor: Signal<string>;
  readonly across = signal(true);
  /** Whether a square was chosen to type from, so that the arrow is shown. */
  readonly typing = signal(false);
  readonly line = computed<Line | null>(() => readLine(this.table.view.value?.board ?? {}, this.arranged.value.laid));

  constructor(table: LiveTable, box: Box) {
    super(table, box);
    this.cursor = signal(box.board.start[0] ?? "A1");
  }

  override compose(): Composed {
    const line = this.line.value;
    if (!line) return null;
    if ("problem" in line) return { problem: `web-problem-${line.problem}` };
    return { command: { do: "play", seat: this.seat, at: line.at, word: line.word } };
  }

  /** With a tile picked up it is laid here; my own tile goes back; else typing begins here, or turns. */
  override tap(square: string): void {
    const picked = this.selected.value;
    if (picked !== null && !this.taken(square)) this.put(picked, square);
    else if (this.arranged.value.laid.has(square)) this.unput(square);
    else if (this.cursor.value === square && this.typing.value) this.across.value = !this.across.value;
    else {
      this.cursor.value = square;
      this.typing.value = true;
    }
  }

  override key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const arrow = ARROWS[event.key];
    if (arrow) this.walk(arrow.across, arrow.by);
    else if (event.key === "Backspace") this.erase();
    else if (event.key === " ") this.across.value = !this.across.value;
    else if (/^\p{L}$/u.test(event.key)) this.type(event.key.toUpperCase());
    else return false;
    this.typing.value = true;
    return true;
  }

  protected override hasPut(square: string): void {
    this.cursor.value = square;
  }

  protected override sent(command: Command): void {
    super.sent(command);
    if (command.do === "play") this.typing.value = false;
  }

  /** An arrow key first turns the way of typing, then goes that way. */
  private walk(across: boolean, by: -1 | 1): void {
    if (this.typing.value && across !== this.across.value && by > 0 && !this.arranged.value.laid.size) {
      this.across.value = across;
      return;
    }
    if (!this.arranged.value.laid.size) this.across.value = across;
    const next = squareName(step(parseSquare(this.cursor.value), across, by));
    if (this.inside(next)) this.cursor.value = next;
  }

  private type(letter: string): void {
    const square = this.free(this.cursor.value);
    const found = square && slotFor(this.arranged.value, letter);
    if (!found) return;
    this.put(found.slot, square, found.face);
    const next = squareName(step(parseSquare(square), this.across.value));
    this.cursor.value = this.inside(next) ? (this.free(next) ?? next) : square;
  }

  /** The first square from here on in the way of typing where nothing lies. */
  private free(from: string): string | null {
    let at = from;
    while (this.taken(at) || this.arranged.value.laid.has(at)) {
      at = squareName(step(parseSquare(at), this.across.value));
      if (!this.inside(at)) return null;
    }
    return at;
  }

  /** Take back the tile here or, going backwards, the last one before. */
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
    const [x, y] = parseSquare(square);
    const { width, height } = this.box.board;
    return x >= 0 && y >= 0 && x < width && y < height;
  }
}
