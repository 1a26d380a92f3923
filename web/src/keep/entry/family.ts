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
  /** The tile is a blank, or isn't one after all. */
  turn(): void;
}

export interface EntryFamily {
  /** How the page is laid out: around a board of squares, or around the heap of a bare table. */
  readonly layout: "crossing" | "walking";
  /** The field for what was called out: its name, and the most characters that it takes. */
  readonly field: { readonly name: "keep-word" | "keep-words"; readonly most: number };
  /** What is to be told next, in a sentence; `name` is the player's. */
  hint(name: string): string;
  /** The board or the bare table, with the line drawn on it. */
  board(hands: BoardHands): ComponentChildren;
  /** The new tiles of which some may be blanks; absent where a blank is told otherwise. */
  blanks?(): readonly MaybeBlank[];
  /** What is told besides words. */
  fields?(): ComponentChildren;
  /** The dialog for what was thrown; absent where nobody throws dice. */
  dice?(onClose: () => void): ComponentChildren;
}
