/**
 * The hands at a board of tiles of many sizes: letters of mine and free letters are laid, words are named by tracing or
 * typing them, a knock claims words after another's turn.
 */

import { batch, computed, signal } from "@preact/signals";
import { onRack } from "../model/arrange";
import { coverOf, FREE, isFree, plainTile, reach } from "../model/pieces";
import { columnName, parseSquare, squareName } from "../model/squares";
import { BLANK, faceOf, sizeOf, type Tile } from "../model/tiles";
import type { Paper, PlacedTile } from "../wire.gen";
import { type Composed, Desk } from "./desk";

export class PaperDesk extends Desk {
  readonly words = signal<readonly string[]>([]);
  readonly typed = signal("");
  readonly path = signal<readonly string[]>([]);
  readonly cursor = signal("A1");
  /** Whether I let the page draw my letters, whatever their sizes. */
  readonly drawing = signal(false);
  readonly paper = computed(() => this.table.view.value?.own as unknown as Paper);
  readonly mine = computed(() => onRack(this.arranged.value).filter((slot) => !isFree(slot.tile)));
  readonly free = computed(() => onRack(this.arranged.value).filter((slot) => isFree(slot.tile)));
  readonly lying = computed<Record<string, Tile>>(() => ({ ...this.table.view.value?.board, ...Object.fromEntries([...this.draft.value].map(([at, tile]) => [at, plainTile(tile)])) }));
  readonly cover = computed(() => coverOf(this.lying.value));

  protected override hand(): readonly Tile[] {
    return [...super.hand(), ...(this.paper.value?.free ?? []).map((tile) => FREE + tile)];
  }

  override compose(): Composed {
    const words = [...this.words.value];
    const commands = this.table.commands.value;
    const laid = this.placed();
    if (!laid.length) {
      if (!words.length) return null;
      const how = commands.has("claim") ? "claim" : "knock";
      return { command: { do: how, seat: this.seat, words } };
    }
    const [first] = laid as [PlacedTile];
    if (first.tile === BLANK) return { command: { do: "blank", seat: this.seat, at: first.at, size: first.size } };
    const token = laid.find((one) => !one.free && this.liesOnToken(one));
    if (!token) return { command: { do: "place", seat: this.seat, tiles: laid, words } };
    const rest = laid.filter((one) => one !== token);
    return { command: { do: "swap", seat: this.seat, at: token.at, tile: token.tile, size: token.size, words, tiles: rest } };
  }

  /** My letters first: of several tiles laid, the own one is the turn's. */
  private placed(): PlacedTile[] {
    const slots = new Map(this.arranged.value.slots.map((slot) => [slot.id, slot]));
    const tiles = [...this.arranged.value.laid].map(([at, one]) => {
      const free = isFree(slots.get(one.slot)?.tile ?? "");
      return { tile: faceOf(plainTile(one.face)), at: [...parseSquare(at)] as [number, number], size: [...sizeOf(one.face)] as [number, number], free };
    });
    return tiles.sort((one, other) => Number(one.free) - Number(other.free));
  }

  private liesOnToken(one: PlacedTile): boolean {
    const board = this.table.view.value?.board ?? {};
    const under = coverOf(board);
    return reach(squareName(one.at), `?${one.size[0]}×${one.size[1]}`).some((square) => board[under.get(square) ?? ""]?.startsWith(BLANK));
  }

  override taken(square: string): boolean {
    const lies = this.table.view.value?.board[coverOf(this.table.view.value.board).get(square) ?? ""];
    return lies !== undefined && !lies.startsWith(BLANK);
  }

  override put(slot: number, square: string, face?: Tile): void {
    const tile = this.arranged.value.slots.find((one) => one.id === slot)?.tile;
    // Tokens are laid as they are: nobody names them.
    super.put(slot, square, face ?? tile);
  }

  override tap(square: string): void {
    const picked = this.selected.value;
    const own = this.cover.value.get(square) ?? square;
    this.cursor.value = square;
    if (picked !== null && !this.taken(square)) this.put(picked, square);
    else if (this.lying.value[own]) this.stepOn(own);
  }

  /** A tile is read as the next letter; the last one again takes it back. */
  private stepOn(own: string): void {
    const path = this.path.value;
    if (path.at(-1) === own && path.length === 1 && this.draft.value.has(own)) {
      this.path.value = [];
      this.unput(own);
    } else if (path.at(-1) === own) this.path.value = path.slice(0, -1);
    else if (!path.includes(own)) this.path.value = [...path, own];
  }

  /** The word along the tiles traced. */
  readonly traced = computed(() => this.path.value.map((at) => faceOf(this.lying.value[at] ?? "").toUpperCase()).join(""));

  beginTrace(square: string): void {
    this.path.value = [square];
  }

  trace(square: string): void {
    const own = this.cover.value.get(square);
    if (own && !this.path.value.includes(own)) this.path.value = [...this.path.value, own];
  }

  there(square: string): boolean {
    return this.cover.value.has(square);
  }

  /** Add a word to those that I name. */
  name(word: string): void {
    const plain = word.trim().toUpperCase();
    batch(() => {
      if (plain && !this.words.value.includes(plain)) this.words.value = [...this.words.value, plain];
      this.typed.value = "";
      this.path.value = [];
    });
  }

  unname(word: string): void {
    this.words.value = this.words.value.filter((one) => one !== word);
  }

  override key(event: KeyboardEvent): boolean {
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [0, 0];
    if (!dx && !dy) return false;
    const [x, y] = parseSquare(this.cursor.value);
    const { width, height } = this.box.board;
    this.cursor.value = `${columnName(Math.max(0, Math.min(width - 1, x + dx!)))}${Math.max(0, Math.min(height - 1, y + dy!)) + 1}`;
    return true;
  }

  override recall(): void {
    batch(() => {
      this.words.value = [];
      this.path.value = [];
      this.typed.value = "";
      super.recall();
    });
  }

  protected override sent(): void {
    batch(() => {
      this.words.value = [];
      this.path.value = [];
      super.sent();
    });
  }

  /** Knock without words yet: they are named when my moment comes. */
  knock(): Promise<unknown> {
    return this.send({ do: "knock", seat: this.seat });
  }

  drawSize(size: [number, number]): Promise<unknown> {
    return this.send({ do: "draw", seat: this.seat, size });
  }
}
