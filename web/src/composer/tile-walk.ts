/** Walking from tile to tile with keys: to the next tile in a direction, round the tiles that touch, to one by its letter. */

import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Graph, Lying } from "../model/graph";
import { ARROWS } from "../model/steer";
import { letterOf } from "../model/tiles";
import { say } from "../say";
import { announce } from "../say/voice";

/** Hands over tiles that touch. */
interface Hands {
  readonly graph: ReadonlySignal<Graph>;
  readonly lying: ReadonlySignal<Lying>;
  readonly path: Signal<readonly string[]>;
  readonly cursor: Signal<string>;
  readonly selected: Signal<number | null>;
  own(square: string): string;
  there(square: string): boolean;
  tap(square: string): void;
}

export class TileWalk {
  /** The tile round which I look, and where that has led me. */
  private turn: { round: string; at: string } | null = null;

  constructor(private readonly hands: Hands) {}

  /** Shift and an arrow, Page up and Page down, or a letter while a word is being traced. */
  key(event: KeyboardEvent): boolean {
    const arrow = event.shiftKey && !event.ctrlKey ? ARROWS[event.key] : undefined;
    if (arrow) this.next(arrow);
    else if (event.key === "PageDown" || event.key === "PageUp") this.round(event.key === "PageDown" ? 1 : -1);
    else if (!event.ctrlKey && /^\p{L}$/u.test(event.key) && this.hands.path.peek().length && this.hands.selected.peek() === null) this.step(event.key.toUpperCase());
    else return false;
    return true;
  }

  private next(arrow: readonly [number, number]): void {
    const { graph, cursor } = this.hands;
    const there = graph.value.next(cursor.value, arrow);
    if (there === null) announce(say("aloud-no-tile-there"));
    else cursor.value = there;
  }

  /** The next of the tiles that touch the last one of the path, else the one on which I stood when I began. */
  private round(by: 1 | -1): void {
    const { graph, path, cursor } = this.hands;
    const here = this.hands.own(cursor.value);
    const round = path.peek().at(-1) ?? (this.turn?.at === here ? this.turn.round : here);
    const near = graph.value.touching(round);
    if (!near.length) return announce(say("aloud-touches-none"));
    const at = near.indexOf(here);
    const there = near[at < 0 ? (by > 0 ? 0 : near.length - 1) : (at + by + near.length) % near.length]!;
    this.turn = { round, at: there };
    cursor.value = there;
  }

  /** Trace on to the touching tile with a letter: the first that isn't used yet. */
  private step(letter: string): void {
    const { graph, lying, path } = this.hands;
    const last = path.peek().at(-1)!;
    const fits = graph.value.touching(last).filter((at) => this.hands.there(at) && letterOf(lying.value[at] ?? "") === letter);
    const fresh = fits.filter((at) => !path.peek().includes(at));
    const there = fresh[0] ?? fits[0];
    if (there === undefined) return announce(say("aloud-no-touching", { letter }));
    if (fresh.length > 1) announce(say("aloud-several", { letter, count: fresh.length }));
    this.hands.tap(there);
  }
}
