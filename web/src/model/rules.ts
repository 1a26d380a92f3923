/** What a table's box has: values, premium squares, the alphabet. It decides nothing. */

import type { BoardInfo, TableRules } from "../wire.gen";
import { BLANK, type Faces, facesOf, isBlank, letterOf, type Tile, UNKNOWN } from "./tiles";

export class Box {
  readonly faces: Faces;
  readonly premiums: TableRules["edition"]["premiums"][string][];
  /** The board; a bare table's has no rows. */
  readonly board: BoardInfo;
  private readonly valued: boolean;

  constructor(readonly rules: TableRules) {
    this.faces = facesOf(rules.edition);
    this.premiums = Object.values(rules.edition.premiums);
    this.board = rules.edition.board ?? { width: 0, height: 0, rows: [], start: [] };
    this.valued = Object.values(rules.edition.letters).some((letter) => letter.value > 0);
  }

  /** The points printed on a tile; undefined if the box's tiles have none. */
  readonly value = (tile: Tile): number | undefined => {
    if (!this.valued || tile === UNKNOWN) return undefined;
    return isBlank(tile) ? 0 : this.rules.edition.letters[letterOf(tile)]?.value;
  };

  /** Place in the alphabet, blanks last. */
  readonly order = (tile: Tile): number => (tile.startsWith(BLANK) || tile === UNKNOWN ? this.faces.length : this.faces.indexOf(letterOf(tile)));
}
