/**
 * What I compose at a table: the rack as I arranged it, the tiles that I try out, the word, and what the server answers.
 * How tiles become a command differs from family to family, so each family has its own composer.
 */

import { batch, computed, effect, type Signal, signal } from "@preact/signals";
import { type Arranged, lay, moveSlot, NOTHING, onRack, recall, reconcile, shuffle, type Slot, sortRack, takeBack, type Target } from "../model/arrange";
import type { Box } from "../model/rules";
import { isBlank, type Tile } from "../model/tiles";
import type { LiveTable } from "../net/live";
import type { Answer, PreviewAnswer } from "../net/socket";
import { say } from "../say";
import { spokenFace } from "../say/tiles";
import { announce } from "../say/voice";
import type { Command, Preview, RefusedMessage } from "../wire.gen";
import { keepHands, keptHands } from "./kept";

/** What is being composed: a command, or why it can't be written down yet. */
export type Composed = { command: Command } | { problem: string } | null;

/** A blank of mine is about to be laid, and its letter must be chosen. */
export interface BlankAsked {
  readonly slot: number;
  readonly square: string;
}

/** Why a command is refused. `sent` tells a command that was sent from one that was only previewed. */
export interface CommandRefusal extends Pick<RefusedMessage, "rule" | "sentence"> {
  readonly sent: boolean;
}

const THINKING = 120;

/** Commands that leave my tiles where they lie: answers to somebody else's play, and buying tiles within the turn. */
const BESIDES = ["accept", "challenge", "vote", "buy", "vacation"];

/** The composers by family. Each family adds its own. */
export interface Composers {}

/** A function for each family, called with that family's composer. */
export type ForComposers<T> = { readonly [family in keyof Composers]: (composer: Composers[family]) => T };

export abstract class Composer {
  /** How many of my commands have been accepted. */
  readonly acts = signal(0);
  /** The square that has the keyboard's focus. */
  abstract readonly cursor: Signal<string>;
  readonly arranged = signal<Arranged>(NOTHING);
  readonly selected = signal<number | null>(null);
  readonly asking = signal<BlankAsked | null>(null);
  readonly preview = signal<Preview | null>(null);
  /** Why the command sent last, or the one being composed, is refused. */
  readonly refusal = signal<CommandRefusal | null>(null);
  readonly shaking = signal(false);
  readonly sending = signal(false);
  readonly rack = computed(() => onRack(this.arranged.value));
  readonly draft = computed(() => new Map([...this.arranged.value.laid].map(([square, one]) => [square, one.face])));
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The number of the latest preview asked for. Answers to earlier ones are ignored. */
  private asked = 0;
  /** The number of the preview that was answered last. What is shown meanwhile belongs to what was composed before. */
  private answered = 0;
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

  /** Call the function of this composer's family. */
  abstract of<T>(makers: ForComposers<T>): T;

  /** The command that the tiles and words stand for now. */
  abstract compose(): Composed;

  /** A square was tapped, or chosen by Enter. */
  abstract tap(square: string): void;

  /** A key was pressed while the board had the focus. Whether it meant anything. */
  protected abstract press(event: KeyboardEvent): boolean;

  /** The same; where I can lay nothing, a letter is answered with the reason. */
  key(event: KeyboardEvent): boolean {
    const why = this.table.view.peek()?.outcome ? "spoken-over" : this.table.seat.peek() === null ? "spoken-watching" : null;
    if (!why || event.ctrlKey || event.metaKey || event.altKey || !/^\p{L}$/u.test(event.key)) return this.press(event);
    announce(say(why), { again: true });
    return true;
  }

  get seat(): number {
    return this.table.seat.value ?? -1;
  }

  /** The name of a square; empty where squares have no names. */
  where(square: string): string {
    return square;
  }

  /** A tile and where it lies: “T on D8”. */
  tileAt(tile: Tile, square: string): string {
    const where = this.where(square);
    return say(where ? "spoken-lies" : "spoken-put-down", { tile: spokenFace(tile), square: where });
  }

  taken(square: string): boolean {
    return square in (this.table.view.value?.board ?? {});
  }

  pick(slot: number): void {
    this.selected.value = this.selected.value === slot ? null : slot;
  }

  /** Put a tile of mine on a square. For a blank the letter is asked first. */
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
    if (face !== undefined) this.tell(say("spoken-back", { tile: spokenFace(face) }));
    this.change(takeBack(this.arranged.value, square));
  }

  /** Say aloud what I have just done. */
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

  /** Take everything back, and say so where there was something. */
  clear(): void {
    const something = this.compose() !== null || this.draft.peek().size > 0;
    this.recall();
    if (something) this.tell(say("screen-undone"));
  }

  shuffle(): void {
    this.arranged.value = shuffle(this.arranged.value);
  }

  sort(): void {
    this.arranged.value = sortRack(this.arranged.value, this.box.order);
  }

  /** Move a tile to the left or to the right, among those that stand in a row with it. */
  nudge(slot: number, by: -1 | 1, row: readonly Slot[]): void {
    const at = row.findIndex((one) => one.id === slot);
    const before = row[by < 0 ? at - 1 : at + 2];
    if (by < 0 && at === 0) return;
    this.arranged.value = moveSlot(this.arranged.value, slot, before?.id ?? null);
  }

  /** A tile was dragged and dropped. */
  drop(slot: Slot["id"], from: string | null, target: Target): void {
    if (target && "square" in target) {
      const face = from === null ? undefined : this.arranged.value.laid.get(from)?.face;
      this.put(slot, target.square, face);
      return;
    }
    if (from !== null) this.unput(from);
    if (target) this.arranged.value = moveSlot(this.arranged.value, slot, target.before);
  }

  /** Whether the game now waits for something of mine that isn't usual in a turn, and that is asked in the status line. */
  get isAsked(): boolean {
    return false;
  }

  /** What sending would do; null while nothing is composed that can be sent. */
  get wanted(): Command["do"] | null {
    const composed = this.compose();
    return composed && "command" in composed ? composed.command.do : null;
  }

  /** Send what is composed. */
  async submit(): Promise<void> {
    const composed = this.compose();
    if (composed && "command" in composed) await this.send(composed.command);
  }

  /** Send what is composed because Enter was pressed. Nothing happens while it isn't my turn, or while a command is being sent. */
  async submitIfMine(): Promise<void> {
    const commands = this.table.commands.peek();
    if ((commands.has("play") || commands.has("open")) && !this.sending.peek()) await this.submit();
  }

  /** Send a command. If it is refused, the tiles shake and the reason is shown. */
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

  /** A command was accepted, so the tiles tried out return to the rack. */
  protected sent(command: Command): void {
    if (BESIDES.includes(command.do)) return;
    batch(() => {
      this.refusal.value = null;
      this.preview.value = null;
      this.arranged.value = recall(this.arranged.value);
    });
  }

  private refuse(why: CommandRefusal): void {
    this.refusal.value = why;
    this.shaking.value = true;
    setTimeout(() => (this.shaking.value = false), 400);
  }

  /** The tiles that I may lay. */
  protected hand(): readonly Tile[] {
    return this.table.view.value?.seats[this.seat]?.rack ?? [];
  }

  /** What else is being composed, to be kept over a reload. */
  protected composing(): Readonly<Record<string, unknown>> {
    return {};
  }

  /** What `composing` gave before the reload has been found. */
  protected compositionFound(_more: Readonly<Record<string, unknown>>): void {}

  /** The seat whose rack is arranged here. */
  private holding: number | null = null;

  /** When my tiles are shown for the first time, restore what was kept. */
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

  /** When the rack or the board changes, keep as much of the arrangement as is still possible. */
  private keepUp(): void {
    const rack = this.hand();
    if (this.table.view.value) this.arranged.value = reconcile(this.arranged.peek(), rack, (square) => this.taken(square));
  }

  /** Whether the server can preview a command now. */
  protected worthAsking(_command: Command): boolean {
    return true;
  }

  /** Ask for a preview of the play being composed, once nothing has changed for a moment. */
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

  /** Cancel the preview asked for before, and ignore its answer. */
  private letAsking(): void {
    clearTimeout(this.timer);
    this.asked++;
  }

  private async ask(command: Command, number: number): Promise<void> {
    const seen = await this.table.preview(command);
    if (number !== this.asked) return;
    this.answered = number;
    this.told(seen);
  }

  /** Whether a word of what is composed isn't in the list, as far as that is told. It can be sent, to be told why, but nothing about its button says that it is fine. */
  get unlisted(): boolean {
    return this.preview.value?.words.some((one) => one.valid === false) ?? false;
  }

  /** The preview of exactly what is composed now; null while it hasn't come. */
  protected ownPreview(): Preview | null {
    return this.answered === this.asked ? this.preview.peek() : null;
  }

  private told(seen: PreviewAnswer | null): void {
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
