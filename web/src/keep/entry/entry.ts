/**
 * A line being written: who did what, where on the board, and what the referee says of it beforehand. How a word is entered
 * depends on how words lie; each family's entry decides that.
 */

import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { ownOf } from "../../model/own";
import type { Box } from "../../model/rules";
import type { BookLine, Command, Preview, RefusedMessage, View } from "../../wire.gen";
import type { BookRefusal } from "../book/keeper";

const THINKING = 150;

/** The board to which a line belongs: as it is now, or as it was before the line that is changed or preceded by a new one. */
export interface EntryScene {
  readonly view: View;
  readonly board: Readonly<Record<string, string>>;
  readonly line: BookLine | null;
  /** Whether the line itself is changed; otherwise a new one is inserted before it. */
  readonly replaces: boolean;
}

/** Where a line is entered: it says beforehand what the line would score. */
export interface EntryHost {
  /** Whether that can be said now. */
  readonly foresees: ReadonlySignal<boolean>;
  /** What a move would score on a board; null if that can't be known. `before` is the line before which it would be written. */
  askBookPreview(move: Command, before: string | null, board: EntryScene["board"]): Promise<Preview | RefusedMessage | null>;
}

/** The entries by their families; each family adds its own. */
export interface Entries {}

/** What each family makes of its own entry. */
export type ForEntries<T> = { readonly [family in keyof Entries]: (entry: Entries[family]) => T };

export abstract class Entry {
  readonly seat = signal(0);
  readonly text = signal("");
  readonly cursor: Signal<string> = signal("A1");
  readonly preview = signal<Preview | null>(null);
  readonly refusal = signal<BookRefusal | null>(null);
  readonly sending = signal(false);
  readonly shaking = signal(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stops: (() => void)[] = [];
  private asked = 0;
  /** The number of the preview that was answered last. What is shown meanwhile belongs to what was entered before. */
  private answered = 0;

  constructor(
    readonly host: EntryHost,
    readonly box: Box,
    readonly scene: ReadonlySignal<EntryScene>,
  ) {}

  /** The tiles being laid, by square. */
  abstract readonly draft: { readonly value: ReadonlyMap<string, string> };

  readonly commands = computed(() => new Set(this.scene.value.view.awaiting.find((one) => one.seat === this.seat.value)?.commands ?? []));

  /** What my family makes of me. */
  abstract of<T>(makers: ForEntries<T>): T;

  /** The entry so far as a move; null while it isn't one yet. */
  abstract compose(): Command | null;
  abstract tap(square: string): void;
  /** Handles a key pressed on the board. Returns whether it meant anything. */
  abstract key(event: KeyboardEvent): boolean;
  /** The signals that hold what this family's entry has, besides those that all have. */
  protected abstract parts(): Signal<unknown>[];
  /** Fills in a move, so that it can be changed. */
  abstract load(move: Command): void;

  /** The move to be written down. */
  settled(): Command | null {
    return this.compose();
  }

  /** Whether letters are typed next, after a square was tapped. */
  typesNext(): boolean {
    return true;
  }

  follow(): this {
    this.stops = [effect(() => this.askAhead())];
    return this;
  }

  dispose(): void {
    clearTimeout(this.timer);
    for (const stop of this.stops) stop();
  }

  clear(): void {
    batch(() => {
      this.text.value = "";
      this.refusal.value = null;
      this.preview.value = null;
    });
  }

  /** Keeps what has been entered. The returned function enters it again. */
  hold(): () => void {
    const parts: Signal<unknown>[] = [this.seat, this.text, this.cursor, ...this.parts()];
    const values = parts.map((part) => part.peek());
    return () => batch(() => parts.forEach((part, at) => (part.value = values[at])));
  }

  type(text: string): void {
    this.text.value = text;
  }

  /** Shows why the line is refused. */
  refuse(why: BookRefusal): void {
    this.refusal.value = why;
    this.shaking.value = true;
    setTimeout(() => (this.shaking.value = false), 400);
  }

  /** The preview of exactly what is entered now; null while it hasn't come. */
  protected ownPreview(): Preview | null {
    return this.answered === this.asked ? this.preview.peek() : null;
  }

  /** Asks what the line would score, once nobody has typed for a moment. */
  private askAhead(): void {
    const move = this.compose();
    const { line, board } = this.scene.value;
    clearTimeout(this.timer);
    const number = ++this.asked;
    if (!move || !this.host.foresees.value) {
      this.preview.value = null;
      this.refusal.value = null;
      return;
    }
    this.timer = setTimeout(async () => {
      const seen = await this.host.askBookPreview(move, line?.id ?? null, board);
      if (number !== this.asked) return;
      this.answered = number;
      batch(() => {
        this.preview.value = seen?.type === "preview" ? seen : null;
        this.refusal.value = seen?.type === "refused" ? seen : null;
      });
    }, THINKING);
  }
}

const BEGINS = ["open", "play", "place"];

/** The seat that most likely moves next: after a turn in which something was laid, the next one. */
export function nextSeat(view: View): number {
  const begin = view.awaiting.filter((one) => one.commands.some((name) => BEGINS.includes(name))).map((one) => one.seat);
  const turn = view.turn?.seat ?? 0;
  const laid = view.turn?.over || (ownOf(view, "acts")?.length ?? 0) > 0;
  return (laid ? begin.find((seat) => seat !== turn) : begin.find((seat) => seat === turn)) ?? begin[0] ?? turn;
}

/** The next seat that is still in the game: the best guess without the referee. */
export function seatAfter(view: View, seat: number): number {
  const count = view.seats.length;
  for (let by = 1; by <= count; by++) {
    const next = (seat + by) % count;
    if (!view.seats[next]!.resigned) return next;
  }
  return seat;
}
