/** The bag of a game: what is in it is drawn, and put back, as docs/shuffle.md says. */

import { BLANK, type Tile, faceOf, isToken, sizeOf } from "../model/tiles";
import type { Config } from "../wire.gen";

export class Bag {
  private readonly order: ReadonlyMap<string, number>;
  private readonly racks: Tile[][];
  private tiles: Tile[];

  constructor({ edition, seats }: Config) {
    this.order = new Map([...Object.keys(edition.letters), BLANK].map((face, place) => [face, place]));
    this.racks = seats.map(() => []);
    this.tiles = boxOf(edition);
  }

  /** The tiles among which lots are drawn: blank tokens with a size are none of them. */
  lots(): Tile[] {
    return this.sorted((tile) => !(isToken(tile) && hasSize(tile)));
  }

  /** The tiles among which this one was drawn: all, or where they have sizes those of its size, letters or tokens. */
  among(drawn: Tile): Tile[] {
    return this.sorted((tile) => !hasSize(drawn) || (isToken(tile) === isToken(drawn) && String(sizeOf(tile)) === String(sizeOf(drawn))));
  }

  take(seat: number, tiles: readonly Tile[]): void {
    for (const tile of tiles) this.tiles.splice(this.tiles.indexOf(tile), 1);
    this.racks[seat]!.push(...tiles);
  }

  giveBack(seat: number, tiles: readonly Tile[]): void {
    for (const tile of tiles) this.racks[seat]!.splice(this.racks[seat]!.indexOf(tile), 1);
    this.tiles.push(...tiles);
  }

  /** All racks go back, before anything was laid. */
  giveAllBack(): void {
    this.racks.forEach((rack, seat) => this.giveBack(seat, [...rack]));
  }

  /** The tiles of who leaves stay out of the game. */
  leave(seat: number): void {
    this.racks[seat] = [];
  }

  private sorted(fits: (tile: Tile) => boolean): Tile[] {
    const place = (tile: Tile) => this.order.get(faceOf(tile))!;
    return this.tiles.filter(fits).sort((a, b) => place(a) - place(b) || (a < b ? -1 : a > b ? 1 : 0));
  }
}

function hasSize(tile: Tile): boolean {
  return faceOf(tile) !== tile;
}

function boxOf(edition: Config["edition"]): Tile[] {
  const sized = Object.entries(edition.sizes).flatMap(([face, sizes]) => sizes.map((size) => inSize(face, size)));
  if (sized.length) return [...sized, ...edition.tokens.map((size) => inSize(BLANK, size))];
  const letters = Object.entries(edition.letters).flatMap(([face, [, count]]) => Array<Tile>(count).fill(face));
  return [...letters, ...Array<Tile>(edition.blanks).fill(BLANK)];
}

function inSize(face: string, size: string): Tile {
  return face + size.replace("x", "×");
}
