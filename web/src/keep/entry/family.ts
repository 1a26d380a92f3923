/** What a family shows of a line being written. */

import type { ComponentChildren } from "preact";
import type { BoardProps } from "../../board/Board";
import type { Tile } from "../../model/tiles";

/** What every board or bare table shows of a line, and what it hears. */
export type BoardHands = Pick<BoardProps, "tiles" | "last" | "draft" | "cursor" | "shaking" | "onSquare" | "onKey">;

/** A new tile that may be a blank. */
export interface MaybeBlank {
  readonly key: string;
  readonly tile: Tile;
  /** Marks the tile as a blank, or takes that mark away. */
  turn(): void;
}

export interface EntryFamily {
  /** How the page is laid out: around a board of squares, or around the heap of a bare table. */
  readonly layout: "on-board" | "bare-table";
  /** The text field: its name, and the most characters that it accepts. */
  readonly field: { readonly name: "keep-word" | "keep-words"; readonly most: number };
  /** Whether the tiles not seen yet are worth a look: not where all lie open. */
  readonly unseen: boolean;
  /** What to enter next, in a sentence; `name` is the player's. */
  hint(name: string): string;
  /** The board or the bare table, with the line drawn on it. */
  board(hands: BoardHands): ComponentChildren;
  /** The new tiles that may be blanks; absent where blanks are entered in another way. */
  blanks?(): readonly MaybeBlank[];
  /** Fields for what is entered besides words. */
  fields?(): ComponentChildren;
  /** The dialog for what was thrown; absent where nobody throws dice. */
  dice?(onClose: () => void): ComponentChildren;
}
