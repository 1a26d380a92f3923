/** What a family can do with a searcher besides checking words. */

import type { Tile } from "../model/tiles";
import type { Command, Preview, RefusedMessage } from "../wire.gen";

/** A legal play: where and what is laid, as a command says it; its new tiles by square; its score. */
export interface FoundPlay {
  readonly at: string;
  readonly word: string;
  readonly tiles: readonly (readonly [string, Tile])[];
  readonly score: number;
}

/** How many legal plays there are, and the best of them. */
export interface FoundPlays {
  readonly count: number;
  readonly best: readonly FoundPlay[];
}

export interface PlaySearch {
  /** What a move would form and score, as the server would say it; null for a move that forms nothing. */
  preview(move: Command, board: Readonly<Record<string, Tile>>): Promise<Preview | RefusedMessage | null>;
  /** The legal plays of a rack, best first; null for a rack with tiles that the box lacks or too many of them. */
  plays(board: Readonly<Record<string, Tile>>, rack: readonly Tile[], most: number): Promise<FoundPlays | null>;
}
