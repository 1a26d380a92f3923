/** A turn in which words are written down: a letter with its size and place and the words named with it, or words alone. */

import { batch, computed, type Signal, signal } from "@preact/signals";
import { ownOf } from "../../../model/own";
import { layOf, placedTile } from "../../../model/path/laying";
import { coverOf, fitInto } from "../../../model/pieces";
import { inside, parseSquare, type Square, squareName } from "../../../model/squares";
import { ARROWS } from "../../../model/steer";
import { BLANK, isToken, letterOf, type Tile } from "../../../model/tiles";
import type { Command } from "../../../wire.gen";
import { Entry, type ForEntries } from "../entry";
import { spelled, wordsOf } from "../typed-letters";

type Size = readonly [width: number, height: number];

/** A letter laid: which one, its size, its square, and whether it was one of the free letters. */
interface Laid {
  readonly letter: string;
  readonly size: Size;
  readonly at: string;
  readonly free: boolean;
}

declare module "../entry" {
  interface Entries {
    path: PathEntry;
  }
}

export class PathEntry extends Entry {
  readonly letter = signal("");
  readonly size = signal<Size>([1, 1]);
  readonly free = signal(false);
  readonly laid = signal<readonly Laid[]>([]);
  /** What was thrown, by seat, when several players knocked at once. */
  readonly dice = signal<Readonly<Record<string, number>>>({});
  readonly words = computed(() => wordsOf(this.text.value, this.box.faces));
  override readonly draft = computed(() => new Map(this.laid.value.map((one) => [one.at, tileOf(one)])));
  readonly lying = computed<Record<string, Tile>>(() => ({ ...this.scene.value.board, ...Object.fromEntries(this.draft.value) }));
  readonly cover = computed(() => coverOf(this.lying.value));

  /** The tiles of the word named last, if the referee has found it. */
  readonly shown = computed<readonly string[]>(() => {
    const last = this.words.value.at(-1);
    return (this.preview.value?.words.find((one) => one.word === last)?.path ?? []).map(squareName);
  });

  override of<T>(makers: ForEntries<T>): T {
    return makers.path(this);
  }

  override compose(): Command | null {
    const [seat, words] = [this.seat.value, this.words.value];
    const tiles = this.laid.value.map((one) => placedTile(one.letter, parseSquare(one.at), one.size, one.free));
    return layOf(this.scene.value.board, seat, tiles, words) ?? (this.letter.value ? null : this.onlyWords(seat, words));
  }

  /** Words without a letter laid: a claim in one's own turn, otherwise a knock. */
  private onlyWords(seat: number, words: string[]): Command | null {
    const dice = Object.keys(this.dice.value).length > 1 ? { dice: { ...this.dice.value } } : {};
    if (!words.length) return null;
    return this.commands.value.has("claim") ? { do: "claim", seat, words } : { do: "knock", seat, words, ...dice };
  }

  /** Lays the letter on this square, or takes the tile that lies there as the next letter of a word. */
  override tap(square: string): void {
    this.cursor.value = square;
    const own = this.cover.value.get(square);
    const lies = own === undefined ? undefined : this.lying.value[own];
    if (lies !== undefined && !isToken(lies) && !this.unplaced()) this.text.value += letterOf(lies);
    else if (this.letter.value && (lies === undefined || isToken(lies) || this.draft.value.has(own!))) this.lay(square);
  }

  /** Whether a letter has been entered that isn't laid yet. */
  private unplaced(): boolean {
    return this.letter.value !== "" && !this.laid.value.some((one) => one.letter === this.letter.value && one.free === this.free.value);
  }

  private lay(square: string): void {
    const { width, height } = this.box.board;
    const one: Laid = { letter: this.letter.value, size: this.size.value, free: this.free.value, at: "" };
    const at = fitInto(square, tileOf(one), width, height);
    const alike = this.laid.value.filter((other) => other.free === one.free && (!one.free || other.letter === one.letter));
    const others = this.laid.value.filter((other) => !alike.includes(other));
    // If no more of them can be laid, the one laid first moves.
    const stay = alike.slice(Math.max(0, alike.length + 1 - this.most(one)));
    this.laid.value = [...others, ...stay, { ...one, at }];
  }

  /** How many of a letter can be laid in a turn: one from one's own letters, and as many free letters as lie free. */
  private most({ letter, free }: Laid): number {
    const lie = ownOf(this.scene.value.view, "free") ?? [];
    return free ? Math.max(1, lie.filter((tile) => letterOf(tile) === letter).length) : 1;
  }

  tell(letter: string): void {
    this.letter.value = letter === BLANK ? BLANK : spelled(letter, this.box.faces).slice(-1);
    this.again();
  }

  resize(size: Size): void {
    this.size.value = size;
    this.again();
  }

  /** Changes the letter that is laid already to what was entered since. */
  private again(): void {
    const own = this.laid.value.find((one) => !one.free);
    if (own && !this.free.value && this.letter.value) this.laid.value = this.laid.value.map((one) => (one === own ? { ...one, letter: this.letter.value, size: this.size.value } : one));
  }

  override typesNext(): boolean {
    return this.laid.peek().length > 0;
  }

  override key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const arrow = ARROWS[event.key];
    if (arrow) this.move(arrow);
    else if (event.key === " ") this.tap(this.cursor.value);
    else if (event.key === "Backspace") this.text.value = this.text.value.slice(0, -1);
    else if (!/^\p{L}$/u.test(event.key)) return false;
    else if (this.letter.value) this.text.value += event.key.toUpperCase();
    else this.tell(event.key);
    return true;
  }

  private move([dx, dy]: Square): void {
    const [x, y] = parseSquare(this.cursor.value);
    if (inside([x + dx, y + dy], this.box.board)) this.cursor.value = squareName([x + dx, y + dy]);
  }

  override clear(): void {
    batch(() => {
      super.clear();
      this.letter.value = "";
      this.free.value = false;
      this.laid.value = [];
      this.dice.value = {};
    });
  }

  protected override parts(): Signal<unknown>[] {
    return [this.letter, this.size, this.free, this.laid, this.dice] as Signal<unknown>[];
  }

  override load(move: Command): void {
    batch(() => {
      const single = move.do === "place" && move.tile ? [{ tile: move.tile, at: move.at!, size: move.size!, free: false }] : [];
      const swapped = move.do === "swap" ? [{ tile: move.tile, at: move.at, size: move.size, free: false }] : [];
      const token = move.do === "blank" ? [{ tile: BLANK, at: move.at, size: move.size, free: false }] : [];
      const tiles = [...single, ...swapped, ...token, ...(move.do === "place" || move.do === "swap" ? (move.tiles ?? []) : [])];
      this.laid.value = tiles.map((one) => ({ letter: one.tile, size: one.size, at: squareName(one.at), free: one.free ?? false }));
      const own = tiles.find((one) => !one.free);
      this.letter.value = own?.tile ?? "";
      if (own) this.size.value = own.size;
      this.text.value = ("words" in move && Array.isArray(move.words) ? move.words : []).join(" ");
      this.dice.value = (move.do === "knock" && move.dice) || {};
    });
  }
}

function tileOf({ letter, size }: Laid): Tile {
  return `${letter}${size.join("×")}`;
}
