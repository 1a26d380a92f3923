/** What a family shows at its table. */

import type { VNode } from "preact";
import type { Zoom } from "../board/zoom";

export interface TableFamily {
  /** The classes of the play area. */
  readonly look: string;
  /** Whether a board that was enlarged while a tile is dragged is shown whole again once the tile is dropped. */
  readonly returns: boolean;
  /** The board, and what is composed on it. */
  board(zoom: Zoom): VNode;
  /** The tiles of whoever plays, and the fields to type in. */
  hand(): VNode;
  /** The buttons under the tiles. */
  actions(): VNode;
  /** The status line under the board. */
  status(): VNode;
  /** The tiles that are not on the board. */
  unseen(): VNode;
  /** The score sheet. */
  sheet(): VNode;
}
