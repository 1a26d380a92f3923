/**
 * Composing on a board with tiles of many sizes. Letters of mine and free letters are laid. Words are named by tracing or
 * typing them. A knock claims words after somebody else's turn.
 */

import { batch, computed, effect, signal } from "@preact/signals";
import { onRack, takeBack } from "../../model/arrange";
import { boardGraph } from "../../model/graph";
import { layOf, placedTile } from "../../model/path/laying";
import { paperOf } from "../../model/path/paper";
import { coverOf, FREE, fitInto, isFree, plainTile } from "../../model/pieces";
import { inside, parseSquare, squareName } from "../../model/squares";
import { ARROWS, leap, placeNamed } from "../../model/steer";
import { faceOf, isToken, joinTiles, letterOf, sizeOf, spell, splitTiles, type Tile } from "../../model/tiles";
import { say } from "../../say";
import { announce } from "../../say/voice";
import type { Command, PlacedTile } from "../../wire.gen";
import { type Composed, Composer, type ForComposers } from "../composer";
import { TileWalk } from "../tile-walk";

const LEAST = 2;

declare module "../composer" {
  interface Composers {
    path: PathComposer;
  }
}

export class PathComposer extends Composer {
  /** Words that I name, in tile notation. */
  readonly words = signal<readonly string[]>([]);
  readonly typed = signal("");
  /** The tiles being traced, each by its top left square. */
  readonly path = signal<readonly string[]>([]);
  /** The tiles of a word that I pressed to see where it lies. */
  readonly looked = signal<readonly string[]>([]);
  override readonly cursor = signal("A1");
  /** Whether I let the page draw my letters, whatever their sizes. */
  readonly drawing = signal(false);
  readonly paper = computed(() => paperOf(this.table.view.value));
  readonly mine = computed(() => onRack(this.arranged.value).filter((slot) => !isFree(slot.tile)));
  readonly free = computed(() => onRack(this.arranged.value).filter((slot) => isFree(slot.tile)));
  readonly tried = computed(() => new Map([...this.draft.value].map(([at, tile]) => [at, plainTile(tile)])));
  readonly lying = computed<Record<string, Tile>>(() => ({ ...this.table.view.value?.board, ...Object.fromEntries(this.tried.value) }));
  readonly cover = computed(() => coverOf(this.lying.value));
  readonly graph = computed(() => boardGraph(this.lying.value, this.box.board.width, this.box.board.height));
  readonly walk = new TileWalk(this);
  /** The word along the tiles traced. */
  readonly traced = computed(() => joinTiles(this.path.value.map((at) => letterOf(this.lying.value[at] ?? ""))));
  /** The word being typed or traced. */
  readonly current = computed(() => spell(this.typed.value, this.box.faces) || this.traced.value);
  /** All words that I name. The one being typed or traced is among them once it is long enough. */
  readonly naming = computed(() => {
    const now = this.current.value;
    return splitTiles(now).length < LEAST || this.words.value.includes(now) ? this.words.value : [...this.words.value, now];
  });
  /** Whether I have knocked and must name my words now. */
  readonly floor = computed(() => {
    const window = this.paper.value.window;
    return window?.order[0] === this.seat && !window.owed.length;
  });
  /** Whether I must first choose a letter of mine to put beside the board. */
  readonly owing = computed(() => this.paper.value.window?.owed.some((debt) => debt.seat === this.seat) ?? false);
  /** Whether the words that I have named are to be sent as soon as I have the floor. */
  private promised = false;
  /** Whether those words are on their way. */
  readonly speaks = signal(false);

  override follow(): this {
    super.follow();
    this.stops.push(effect(() => this.speakUp()));
    return this;
  }

  protected override hand(): readonly Tile[] {
    return [...super.hand(), ...this.paper.value.free.map((tile) => FREE + tile)];
  }

  override of<T>(makers: ForComposers<T>): T {
    return makers.path(this);
  }

  override compose(): Composed {
    const words = [...this.naming.value];
    const lay = this.claimsOnly() ? null : layOf(this.table.view.value?.board ?? {}, this.seat, this.placed(), words);
    if (lay) return { command: lay };
    return words.length ? { command: { do: this.awaits("claim") ? "claim" : "knock", seat: this.seat, words } } : null;
  }

  /** Whether it is time to name words, not to lay letters. */
  private claimsOnly(): boolean {
    return this.awaits("knock") && !this.awaits("place");
  }

  private awaits(command: string): boolean {
    return this.table.commands.value.has(command);
  }

  /** Whether the words that I name are a bet: of a knock nobody is told beforehand whether they count (L16). */
  get isBet(): boolean {
    return this.wanted === "knock";
  }

  override get isAsked(): boolean {
    return this.floor.value || this.owing.value;
  }

  /** A knock can't be previewed before knocking is allowed. */
  protected override worthAsking(command: Command): boolean {
    return command.do !== "knock" || this.awaits("knock");
  }

  private placed(): PlacedTile[] {
    const slots = new Map(this.arranged.value.slots.map((slot) => [slot.id, slot]));
    return [...this.arranged.value.laid].map(([at, one]) => {
      const free = isFree(slots.get(one.slot)?.tile ?? "");
      return placedTile(faceOf(plainTile(one.face)), parseSquare(at), sizeOf(one.face), free);
    });
  }

  override taken(square: string): boolean {
    const board = this.table.view.value?.board ?? {};
    const lies = board[coverOf(board).get(square) ?? ""];
    return lies !== undefined && !isToken(lies);
  }

  /** A tile that would stick out is moved onto the board. Only one of my own letters can be laid, so another one returns to the rack. */
  override put(slot: number, square: string, face?: Tile): void {
    const tile = this.arranged.value.slots.find((one) => one.id === slot)?.tile;
    if (tile === undefined) return;
    const { width, height } = this.box.board;
    const at = fitInto(square, tile, width, height);
    if (this.taken(at)) return;
    const other = isFree(tile) ? undefined : [...this.arranged.value.laid].find(([, one]) => one.slot !== slot && !isFree(one.face));
    batch(() => {
      if (other) this.change(takeBack(this.arranged.value, other[0]));
      super.put(slot, at, face ?? tile);
      this.path.value = [];
    });
  }

  /** A square was tapped. The tile picked up is laid there; without one, the tile that lies there is the next letter of the word. */
  override tap(square: string): void {
    const picked = this.selected.value;
    this.cursor.value = square;
    this.looked.value = [];
    if (picked !== null) this.put(picked, square);
    else if (this.there(square)) this.stepOn(this.own(square));
  }

  /** Add a tile to the path. The last tile, tapped again, is taken back. */
  private stepOn(own: string): void {
    const path = this.path.value;
    this.typed.value = "";
    if (path.at(-1) === own) this.path.value = path.slice(0, -1);
    else if (!path.includes(own)) this.path.value = [...path, own];
  }

  /** The top left square of the tile that covers a square. */
  own(square: string): string {
    return this.cover.value.get(square) ?? square;
  }

  beginTrace(square: string): void {
    batch(() => {
      this.typed.value = "";
      this.looked.value = [];
      this.path.value = [this.own(square)];
    });
  }

  /** The pointer moved to another tile, which joins the path. Moving back to the tile before takes the last one away. */
  trace(square: string): void {
    const own = this.own(square);
    const path = this.path.value;
    if (!this.there(square) || path.at(-1) === own) return;
    if (path.at(-2) === own) this.path.value = path.slice(0, -1);
    else if (!path.includes(own)) this.path.value = [...path, own];
  }

  /** Whether a letter lies there, already sent or only laid for now. A blank token is no letter. */
  there(square: string): boolean {
    const lies = this.lying.value[this.cover.value.get(square) ?? ""];
    return lies !== undefined && !isToken(lies);
  }

  /** The word being typed or traced joins those that I name. */
  nameCurrent(): void {
    batch(() => {
      this.words.value = this.naming.value;
      this.typed.value = "";
      this.path.value = [];
    });
  }

  unname(word: string): void {
    this.words.value = this.words.value.filter((one) => one !== word);
    this.looked.value = [];
  }

  type(text: string): void {
    batch(() => {
      this.typed.value = text;
      this.path.value = [];
      this.looked.value = [];
    });
  }

  protected override press(event: KeyboardEvent): boolean {
    if (event.metaKey || event.altKey) return false;
    if (this.walk.key(event) || this.steer(event)) return true;
    if (event.ctrlKey) return false;
    if (event.key === "Backspace") this.erase();
    else if (/^\p{L}$/u.test(event.key)) this.type(this.typed.value + event.key.toUpperCase());
    else return false;
    return true;
  }

  /** Move the cursor to a square by its name. Whether there is such a square. */
  goTo(place: string): boolean {
    const named = placeNamed(place, this.box.board);
    if (named) this.cursor.value = squareName(named.square);
    return named !== null;
  }

  /** Arrow keys move the cursor from square to square. A letter's tile is one step, whatever its size. */
  private steer(event: KeyboardEvent): boolean {
    const { width, height } = this.box.board;
    const at = parseSquare(this.cursor.value);
    const arrow = event.ctrlKey ? undefined : ARROWS[event.key];
    let there = arrow ? at : leap(event.key, event.ctrlKey, at, width, height);
    if (!there) return false;
    const own = this.there(this.cursor.value) ? this.own(this.cursor.value) : null;
    if (arrow) {
      do there = [there[0] + arrow[0], there[1] + arrow[1]];
      while (own !== null && this.cover.value.get(squareName(there)) === own);
    }
    if (inside(there, this.box.board)) this.cursor.value = squareName(there);
    else announce(say("spoken-edge"));
    return true;
  }

  private erase(): void {
    if (this.typed.value) this.type(this.typed.value.slice(0, -1));
    else if (this.path.value.length) this.path.value = this.path.value.slice(0, -1);
    else if (this.words.value.length) this.unname(this.words.value.at(-1)!);
  }

  override recall(): void {
    batch(() => {
      this.forget();
      super.recall();
    });
  }

  protected override composing() {
    return { words: this.words.value };
  }

  protected override compositionFound({ words }: Readonly<Record<string, unknown>>): void {
    this.words.value = (words ?? []) as string[];
  }

  private forget(): void {
    this.words.value = [];
    this.path.value = [];
    this.looked.value = [];
    this.typed.value = "";
  }

  protected override sent(command: Command): void {
    // The words of a knock are sent later, when I have the floor.
    if (command.do === "knock" && !command.words) return;
    batch(() => {
      if ("words" in command || command.do === "pass") this.forget();
      if (command.do !== "claim" && command.do !== "knock") super.sent(command);
      this.refusal.value = null;
      this.preview.value = null;
    });
  }

  /** Send what is composed. A knock is sent first without its words. A lay while others may knock says first that I don't knock. */
  override async submit(): Promise<void> {
    const composed = this.compose();
    if (!composed || "problem" in composed) return;
    if (composed.command.do === "knock" && !this.floor.value) return void (await this.knock());
    if (this.paper.value.window && this.awaits("accept")) await this.table.command({ do: "accept", seat: this.seat });
    await this.send(composed.command);
  }

  /** Send what is composed because Enter was pressed, if it can be sent now. */
  override async submitIfMine(): Promise<void> {
    const { wanted } = this;
    if (wanted && this.awaits(wanted) && !this.sending.value) await this.submit();
  }

  /** Knock. The words are sent when I have the floor. */
  async knock(): Promise<void> {
    this.promised = this.naming.value.length > 0;
    await this.send({ do: "knock", seat: this.seat });
  }

  /** When the knockers are in order, send my words if I am first. If somebody is before me they may name the same words, so I choose again. */
  private speakUp(): void {
    const order = this.paper.value.window?.order ?? [];
    if (!order.length || !this.promised) return;
    this.promised = false;
    const words = [...this.naming.peek()];
    if (!this.floor.value || !words.length) return;
    this.speaks.value = true;
    void this.send({ do: "knock", seat: this.seat, words }).finally(() => (this.speaks.value = false));
  }

  drawSize(size: [number, number]): Promise<unknown> {
    return this.send({ do: "draw", seat: this.seat, size });
  }
}
