/** A word that lies in a line, across or down. */

import { batch, computed, type Signal, signal } from "@preact/signals";
import { inside, parseSquare, type Square, squareName } from "../../../model/squares";
import { ARROWS } from "../../../model/steer";
import type { Command } from "../../../wire.gen";
import { Entry, type ForEntries } from "../entry";
import { tilesOf } from "../typed-letters";
import { newTiles, playOf, toldAs, withBlanks } from "./new-tiles";

declare module "../entry" {
  interface Entries {
    crossword: CrosswordEntry;
  }
}

export class CrosswordEntry extends Entry {
  readonly across = signal(true);
  /** Whether the square where the word begins has been chosen. */
  readonly begun = signal(false);
  /** The squares on which blanks lie. */
  readonly blanks = signal<ReadonlySet<string>>(new Set());
  /** The new tiles; null if the word runs over the edge. */
  readonly laid = computed(() => {
    const { width, height } = this.box.board;
    const tiles = tilesOf(this.text.value, this.box.faces);
    const found = this.begun.value ? newTiles(this.scene.value.board, [width, height], this.cursor.value, this.across.value, tiles) : [];
    return found && withBlanks(found, this.blanks.value);
  });
  override readonly draft = computed(() => new Map(this.laid.value ?? []));

  override of<T>(makers: ForEntries<T>): T {
    return makers.crossword(this);
  }

  override compose(): Command | null {
    const play = playOf(this.scene.value.board, this.laid.value ?? []);
    return play && { do: "play", seat: this.seat.value, at: play.at, word: play.word };
  }

  /** The word begins at this square. A second tap on the same square turns its direction. */
  override tap(square: string): void {
    batch(() => {
      if (this.begun.value && this.cursor.value === square) this.across.value = !this.across.value;
      this.cursor.value = square;
      this.begun.value = true;
    });
  }

  override key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const arrow = ARROWS[event.key];
    if (arrow) this.walk(arrow);
    else if (event.key === " ") this.tap(this.cursor.value);
    else if (event.key === "Backspace") this.text.value = this.text.value.slice(0, -1);
    else if (/^\p{L}$/u.test(event.key)) {
      this.begun.value = true;
      this.text.value += event.key.toUpperCase();
    } else return false;
    return true;
  }

  private walk([dx, dy]: Square): void {
    const [x, y] = parseSquare(this.cursor.value);
    if (!inside([x + dx, y + dy], this.box.board)) return;
    this.cursor.value = squareName([x + dx, y + dy]);
    this.begun.value = true;
  }

  /** Marks the tile on a square as a blank, or takes that mark away. */
  turnBlank(square: string): void {
    const blanks = new Set(this.blanks.value);
    if (!blanks.delete(square)) blanks.add(square);
    this.blanks.value = blanks;
  }

  override clear(): void {
    batch(() => {
      super.clear();
      this.begun.value = false;
      this.blanks.value = new Set();
    });
  }

  protected override parts(): Signal<unknown>[] {
    return [this.across, this.begun, this.blanks] as Signal<unknown>[];
  }

  override load(move: Command): void {
    if (move.do !== "play" || !move.at) return;
    const told = toldAs(this.scene.value.board, move.at, move.word);
    batch(() => {
      this.cursor.value = told.from;
      this.across.value = told.across;
      this.blanks.value = new Set(told.blanks);
      this.begun.value = true;
      this.text.value = told.text;
    });
  }
}
