/** A word that is walked over the bare table: its letters, and their squares if it isn't the shortest walk, which the referee finds. */

import { batch, computed, type Signal, signal } from "@preact/signals";
import { parseSquare, squareName } from "../../../model/squares";
import { isBlank, joinTiles, letterOf, plainWord, splitTiles } from "../../../model/tiles";
import { type GridKind, gridOf, neighbour, type Extent, extentOf, touch } from "../../../model/walk/grid";
import type { Command } from "../../../wire.gen";
import { Entry, type ForEntries } from "../entry";
import { laidTile, tilesOf } from "../typed-letters";

declare module "../entry" {
  interface Entries {
    walk: WalkEntry;
  }
}

export class WalkEntry extends Entry {
  readonly grid: GridKind = gridOf(this.box.rules.bare!);
  /** The squares chosen by hand, one for each letter. */
  readonly path = signal<readonly string[]>([]);
  /** The positions in the word (from 0) that are blanks. */
  readonly blanks = signal<ReadonlySet<number>>(new Set());
  readonly tiles = computed(() => tilesOf(this.text.value, this.box.faces).map((face, at) => laidTile(face, this.blanks.value.has(at))));
  /** Whether a square has been chosen for every letter. */
  readonly whole = computed(() => this.path.value.length > 0 && this.path.value.length === this.tiles.value.length);
  /** The walk shown: the one chosen by hand, otherwise the one that the referee found. */
  readonly shown = computed<readonly string[]>(() => (this.path.value.length ? this.path.value : (this.preview.value?.path ?? []).map(squareName)));
  private seen: Extent | undefined;

  override readonly draft = computed<ReadonlyMap<string, string>>(() => {
    if (!this.path.value.length) return new Map(Object.entries(this.preview.value?.tiles ?? {}));
    const free = this.path.value.flatMap((square, at) => (square in this.scene.value.board || !this.tiles.value[at] ? [] : [[square, this.tiles.value[at]] as const]));
    return new Map(free);
  });

  readonly extent = computed(() => {
    this.seen = extentOf(this.grid, [...Object.keys(this.scene.value.board), ...this.draft.value.keys(), ...this.path.value], this.seen);
    return this.seen;
  });

  override of<T>(makers: ForEntries<T>): T {
    return makers.walk(this);
  }

  override compose(): Command | null {
    const tiles = this.tiles.value;
    if (tiles.length < 2 || (this.path.value.length > 0 && !this.whole.value)) return null;
    const path = this.whole.value ? this.path.value.map((square) => [...parseSquare(square)] as [number, number]) : null;
    return { do: "play", seat: this.seat.value, word: joinTiles(tiles), path };
  }

  /** The move with the walk that the preview showed, so that exactly that is written down. */
  override settled(): Command | null {
    const move = this.compose();
    const seen = this.ownPreview();
    if (move?.do !== "play" || move.path || !seen?.path.length) return move;
    return { ...move, word: seen.words[0]?.word ?? move.word, path: seen.path };
  }

  /** Adds a square to the walk: for the next letter typed, or for one more letter, read from the tile there. */
  override tap(square: string): void {
    const path = this.path.value;
    this.cursor.value = square;
    if (path.at(-1) === square) {
      this.path.value = path.slice(0, -1);
      return;
    }
    const lies = this.scene.value.board[square];
    if (path.length >= this.tiles.value.length && lies === undefined) return;
    batch(() => {
      if (path.length >= this.tiles.value.length) this.text.value += letterOf(lies!);
      this.path.value = path.length && !touch(this.grid, path.at(-1)!, square) ? [square] : [...path, square];
    });
  }

  override typesNext(): boolean {
    return false;
  }

  override key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key.startsWith("Arrow")) this.cursor.value = neighbour(this.grid, this.extent.value, this.cursor.value, event.key);
    else if (event.key === " ") this.tap(this.cursor.value);
    else if (event.key === "Backspace") this.type(this.text.value.slice(0, -1));
    else if (/^\p{L}$/u.test(event.key)) this.type(this.text.value + event.key.toUpperCase());
    else return false;
    return true;
  }

  turnBlank(at: number): void {
    const blanks = new Set(this.blanks.value);
    if (!blanks.delete(at)) blanks.add(at);
    this.blanks.value = blanks;
  }

  override type(text: string): void {
    batch(() => {
      this.path.value = [];
      super.type(text);
    });
  }

  override clear(): void {
    batch(() => {
      super.clear();
      this.path.value = [];
      this.blanks.value = new Set();
    });
  }

  protected override parts(): Signal<unknown>[] {
    return [this.path, this.blanks] as Signal<unknown>[];
  }

  override load(move: Command): void {
    if (move.do !== "play") return;
    batch(() => {
      this.text.value = plainWord(move.word);
      this.path.value = (move.path ?? []).map(squareName);
      this.blanks.value = new Set(splitTiles(move.word).flatMap((tile, at) => (isBlank(tile) ? [at] : [])));
    });
  }
}
