/** What a family shows of a table that is only looked at. */

import type { FunctionComponent } from "preact";
import type { BoardProps } from "../board/Board";
import type { Tile } from "../model/tiles";
import type { TableRules, View } from "../wire.gen";

/** A table to look at. */
export interface SceneProps {
  readonly rules: TableRules;
  readonly view: View;
  /** Squares for which a bare table must have room besides its tiles. */
  readonly room?: readonly string[];
  readonly laidBy?: Readonly<Record<string, number>>;
  /** The word that is shown, tile by tile. */
  readonly path: readonly string[];
  /** Tiles that don't lie there yet. */
  readonly draft?: ReadonlyMap<string, Tile>;
  /** What the table is called, and such tiles, where that isn't as at a table where one plays. */
  readonly label?: string;
  readonly draftName?: string;
}

/** The same as it is drawn, with the keyboard on one of its squares. */
export interface Looked extends Required<Pick<SceneProps, "rules" | "view" | "room" | "path">> {
  readonly hands: Required<Pick<BoardProps, "cursor" | "shaking" | "draft" | "owners" | "last">> & Pick<BoardProps, "label" | "draftName">;
  /** What is said of a square besides its tile. */
  readonly laid: (square: string) => string[];
  readonly onSquare: (square: string) => void;
  /** A key was pressed; `move` tells to which square an arrow leads from one. */
  readonly onKey: (move: (key: string, from: string) => string) => (event: KeyboardEvent) => void;
}

export interface AfterFamily {
  readonly Board: FunctionComponent<Looked>;
  /** What stands over the board. */
  readonly Above?: FunctionComponent<Pick<SceneProps, "rules" | "view">>;
}
