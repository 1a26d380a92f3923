/**
 * My hands at a table: the rack as I arranged it, the tiles I try out, the word being composed, and what the server
 * says of it. How tiles become a command differs with how words lie; that is the business of each family's composer.
 */

import { batch, computed, effect, type Signal, signal } from "@preact/signals";
import { type Arranged, lay, moveSlot, NOTHING, onRack, recall, reconcile, shuffle, type Slot, sortRack, takeBack, type Target } from "../model/arrange";
import type { Box } from "../model/rules";
import { isBlank, type Tile } from "../model/tiles";
import type { LiveTable } from "../net/live";
import type { Answer, Command, Seen } from "../net/socket";
import { say } from "../say";
import { spokenFace } from "../say/tiles";
import { announce } from "../say/voice";
import type { Preview, Refused } from "../wire.gen";
import { keepHands, keptHands } from "./kept";

/** What is being composed: a command, or why it can't be written down yet. */
export type Composed = { command: Command } | { problem: string } | null;

/** A blank of mine is to be laid; which letter shall it be? */
export interface BlankAsked {
  readonly slot: number;
  readonly square: string;
}

/** Why something doesn't do; `sent`: it was meant, not only tried out. */
export interface Why extends Pick<Refused, "rule" | "sentence"> {
  readonly sent: boolean;
}

const THINKING = 120;

/** What leaves my tiles as they lie: answers to somebody else's play, and more tiles for the same turn. */
const BESIDES = ["accept", "challenge", "vote", "buy"];

/** The composers by their families; each family adds its own. */
export interface Composers {}

/** What each family makes of its own composer. */
export type ForComposers<T> = { readonly [family in keyof Composers]: (composer: Composers[family]) => T };

export abstract class Composer {
  /** How many of my commands have been accepted. */
  readonly acts = signal(0);
  /** The square on which the keyboard is. */
  abstract readonly cursor: Signal<string>;
  readonly arranged = signal<Arranged>(NOTHING);
  readonly selected = signal<number | null>(null);
  readonly asking = signal<BlankAsked | null>(null);
  readonly preview = signal<Preview | null>(null);
  /** Why the last try, or what is being composed, is refused. */
  readonly refusal = signal<Why | null>(null);
  readonly shaking = signal(false);
  readonly sending = signal(false);
  readonly rack = computed(() => onRack(this.arranged.value));
  readonly draft = computed(() => new Map([...this.arranged.value.laid].map(([square, one]) => [square, one.face])));
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Which of the questions what a play would bring is the last one: answers to those before come too late. */
  private asked = 0;
  protected stops: (() => void)[] = [];

  constructor(
    readonly table: LiveTable,
    readonly box: Box,
  ) {}

  /** Follow the table from now on. */
  follow(): this {
    this.stops = [effect(() => this.findAgain()), effect(() => this.keepUp()), effect(() => this.askAhead()), effect(() => this.keep())];
    return this;
  }

  /** Stop following the table. */
  dispose(): void {
    clearTimeout(this.timer);
    for (const stop of this.stops) stop();
  }

  /** What my family makes of me. */
  abstract of<T>(makers: ForComposers<T>): T;

  /** The command meant by what lies there now. */
  abstract compose(): Composed;

  /** A square was tapped, or chosen by Enter. */
  abstract tap(square: string): void;

  /** A key was pressed while the board was in use; whether it meant anything. */
  abstract key(event: KeyboardEvent): boolean;

  get seat(): number {
    return this.table.seat.value ?? -1;
  }

  /** What a square is called, where squares have names. */
  where(square: string): string {
    return square;
  }

  /** A tile and where it lies: “T on D8”. */
  tileAt(tile: Tile, square: string): string {
    const where = this.where(square);
    return say(where ? "aloud-lies" : "aloud-put-down", { tile: spokenFace(tile), square: where });
  }

  taken(square: string): boolean {
    return square in (this.table.view.value?.board ?? {});
  }

  pick(slot: number): void {
    this.selected.value = this.selected.value === slot ? null : slot;
  }

  /** Put a tile of mine on a square; a blank asks first which letter it shall be. */
  put(slot: number, square: string, face?: Tile): void {
    const tile = this.arranged.value.slots.find((one) => one.id === slot)?.tile;
    if (tile === undefined || this.taken(square)) return;
    this.selected.value = null;
    if (isBlank(tile) && face === undefined) {
      this.asking.value = { slot, square };
      return;
    }
    this.asking.value = null;
    this.change(lay(this.arranged.value, slot, square, face ?? tile));
    this.hasPut(square);
    this.tell(this.tileAt(face ?? tile, square));
  }

  unput(square: string): void {
    const face = this.arranged.value.laid.get(square)?.face;
    if (face !== undefined) this.tell(say("aloud-back", { tile: spokenFace(face) }));
    this.change(takeBack(this.arranged.value, square));
  }

  /** Say what my hands have done. */
  protected tell(text: string): void {
    announce(text, { from: "normal" });
  }

  recall(): void {
    batch(() => {
      this.change(recall(this.arranged.value));
      this.selected.value = null;
      this.refusal.value = null;
    });
  }

  shuffle(): void {
    this.arranged.value = shuffle(this.arranged.value);
  }

  sort(): void {
    this.arranged.value = sortRack(this.arranged.value, this.box.order);
  }

  nudge(slot: number, by: -1 | 1): void {
    const rack = this.rack.value;
    const at = rack.findIndex((one) => one.id === slot);
    const before = rack[by < 0 ? at - 1 : at + 2];
    if (by < 0 && at === 0) return;
    this.arranged.value = moveSlot(this.arranged.value, slot, before?.id ?? null);
  }

  /** A tile was carried somewhere and let go. */
  drop(slot: Slot["id"], from: string | null, target: Target): void {
    if (target && "square" in target) {
      const face = from === null ? undefined : this.arranged.value.laid.get(from)?.face;
      this.put(slot, target.square, face);
      return;
    }
    if (from !== null) this.unput(from);
    if (target) this.arranged.value = moveSlot(this.arranged.value, slot, target.before);
  }

  /** Send what is composed. */
  async submit(): Promise<void> {
    const composed = this.compose();
    if (composed && "command" in composed) await this.send(composed.command);
  }

  /** The same, as Enter does it: nothing happens while it isn't my turn, or what lies there is known not to do. */
  async submitIfMine(): Promise<void> {
    const commands = this.table.commands.peek();
    if ((commands.has("play") || commands.has("open")) && !this.sending.peek()) await this.submit();
  }

  /** Send a command; one that is refused shakes back and says why. */
  async send(command: Command): Promise<Answer> {
    this.sending.value = true;
    this.letAsking();
    const answer = await this.table.command(command);
    this.sending.value = false;
    if (answer.type === "ack") {
      this.sent(command);
      this.acts.value++;
    } else this.refuse({ rule: answer.type === "refused" ? answer.rule : "", sentence: answer.sentence, sent: true });
    return answer;
  }

  protected change(arranged: Arranged): void {
    this.arranged.value = arranged;
  }

  /** A tile of mine has come to lie on a square. */
  protected hasPut(_square: string): void {}

  /** A command was accepted: nothing is being tried out any more. */
  protected sent(command: Command): void {
    if (BESIDES.includes(command.do)) return;
    batch(() => {
      this.refusal.value = null;
      this.preview.value = null;
      this.arranged.value = recall(this.arranged.value);
    });
  }

  private refuse(why: Why): void {
    this.refusal.value = why;
    this.shaking.value = true;
    setTimeout(() => (this.shaking.value = false), 400);
  }

  /** The tiles that I may lay. */
  protected hand(): readonly Tile[] {
    return this.table.view.value?.seats[this.seat]?.rack ?? [];
  }

  /** What else is being composed, to be kept for when the page is loaded again. */
  protected composing(): Readonly<Record<string, unknown>> {
    return {};
  }

  /** The same, found again. */
  protected compositionFound(_more: Readonly<Record<string, unknown>>): void {}

  /** The seat whose tiles my hands hold. */
  private holding: number | null = null;

  /** I see my tiles for the first time: they are as I left them. */
  private findAgain(): void {
    const seat = this.table.seat.value;
    if (!this.table.view.value || seat === null || this.holding === seat) return;
    this.holding = seat;
    const found = keptHands(this.table.name, seat);
    if (!found) return;
    batch(() => {
      this.arranged.value = found.arranged;
      this.compositionFound(found.more);
    });
  }

  private keep(): void {
    const [arranged, more] = [this.arranged.value, this.composing()];
    if (this.holding !== null && this.table.view.peek()) keepHands(this.table.name, this.holding, arranged, more);
  }

  /** The rack and the board have changed: what I arranged stays as far as it can. */
  private keepUp(): void {
    const rack = this.hand();
    if (this.table.view.value) this.arranged.value = reconcile(this.arranged.peek(), rack, (square) => this.taken(square));
  }

  /** Whether anything could be told of a command now. */
  protected worthAsking(_command: Command): boolean {
    return true;
  }

  /** Ask what the play being composed would bring, once the hands rest for a moment. */
  private askAhead(): void {
    const composed = this.compose();
    void this.table.view.value?.version;
    this.letAsking();
    if (!composed || "problem" in composed || !this.worthAsking(composed.command)) {
      batch(() => {
        this.preview.value = null;
        if (!composed) this.refusal.value = null;
      });
      return;
    }
    this.timer = setTimeout(() => void this.ask(composed.command, this.asked), THINKING);
  }

  /** What was asked before is asked no more, and its answer doesn't count. */
  private letAsking(): void {
    clearTimeout(this.timer);
    this.asked++;
  }

  private async ask(command: Command, number: number): Promise<void> {
    const seen = await this.table.preview(command);
    if (number === this.asked) this.told(seen);
  }

  private told(seen: Seen | null): void {
    if (seen?.type === "preview") {
      batch(() => {
        this.preview.value = seen;
        this.refusal.value = null;
      });
    } else if (seen?.type === "refused") {
      batch(() => {
        this.preview.value = null;
        this.refusal.value = { rule: seen.rule, sentence: seen.sentence, sent: false };
      });
    }
  }
}
