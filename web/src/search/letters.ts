/** Tiles as the core's bytes, and back: letter n of the box is n + 1, a blank on a rack 0; a laid blank has the top bit. */

import { BLANK, isBlank, letterOf, type Tile } from "../model/tiles";

const NAMED_BLANK = 0x80;

export class MachineLetters {
  private readonly codes: ReadonlyMap<string, number>;

  constructor(private readonly faces: readonly string[]) {
    this.codes = new Map(faces.map((face, index) => [face, index + 1]));
  }

  /** A word, as the letters of its tiles; null if the box lacks one of them. */
  word(tiles: readonly Tile[]): Uint8Array | null {
    const codes = tiles.map((tile) => this.codes.get(letterOf(tile)) ?? 0);
    return codes.includes(0) ? null : Uint8Array.from(codes);
  }

  /** A tile that lies on the board; 0 for one that the box lacks. */
  laid(tile: Tile): number {
    const code = this.codes.get(letterOf(tile)) ?? 0;
    return code && isBlank(tile) ? code | NAMED_BLANK : code;
  }

  /** A rack; null if the box lacks one of its tiles. */
  rack(tiles: readonly Tile[]): Uint8Array | null {
    const codes = tiles.map((tile) => (tile === BLANK ? 0 : (this.codes.get(letterOf(tile)) ?? -1)));
    return codes.includes(-1) ? null : Uint8Array.from(codes);
  }

  /** The tile of a code. */
  tile(code: number): Tile {
    const face = this.faces[(code & ~NAMED_BLANK) - 1] ?? "";
    return code & NAMED_BLANK ? face.toLowerCase() : face;
  }
}
