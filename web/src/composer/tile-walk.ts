/** Keys that lead from tile to tile: to the next tile in a direction, round the tiles that touch one, or to a tile by its letter. */

import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Graph, Lying } from "../model/graph";
import { ARROWS } from "../model/steer";
import { letterOf } from "../model/tiles";
import { say } from "../say";
import { announce } from "../say/voice";

/** What a composer must offer so that keys can walk over its tiles. */
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
  /** The tile whose neighbours are visited, and the neighbour reached last. */
  private turn: { round: string; at: string } | null = null;

  constructor(private readonly hands: Hands) {}

  /** Handle Shift with an arrow, Page up, Page down, or a letter while a word is being traced. Whether the key meant anything. */
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
    if (there === null) announce(say("spoken-no-tile-there"));
    else cursor.value = there;
  }

  /** Go to the next neighbour of the last tile on the path. Without a path, of the tile where the cursor was at the start. */
  private round(by: 1 | -1): void {
    const { graph, path, cursor } = this.hands;
    const here = this.hands.own(cursor.value);
    const round = path.peek().at(-1) ?? (this.turn?.at === here ? this.turn.round : here);
    const near = graph.value.touching(round);
    if (!near.length) return announce(say("spoken-touches-none"));
    const at = near.indexOf(here);
    const there = near[at < 0 ? (by > 0 ? 0 : near.length - 1) : (at + by + near.length) % near.length]!;
    this.turn = { round, at: there };
    cursor.value = there;
  }

  /** Add the touching tile that has a letter to the path. A tile not used yet comes first. */
  private step(letter: string): void {
    const { graph, lying, path } = this.hands;
    const last = path.peek().at(-1)!;
    const fits = graph.value.touching(last).filter((at) => this.hands.there(at) && letterOf(lying.value[at] ?? "") === letter);
    const fresh = fits.filter((at) => !path.peek().includes(at));
    const there = fresh[0] ?? fits[0];
    if (there === undefined) return announce(say("spoken-no-touching", { letter }));
    if (fresh.length > 1) announce(say("spoken-several", { letter, count: fresh.length }));
    this.hands.tap(there);
  }
}
