/** The shuffle's numbers, tiles and dice, byte for byte as docs/shuffle.md says. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import type { Tile } from "../model/tiles";

const WORDS = 2 ** 32;
const WORDS_A_BLOCK = 8;
const DIE = 6;

/** The hash by which the server is bound to a secret (both hexadecimal). */
export function commitmentTo(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** What comes of a secret and everybody's nonces, in order. */
export class Stream {
  private readonly seed: Uint8Array;
  private block = sha256(new Uint8Array());
  private place = 0;

  constructor(secret: string, nonces: readonly string[]) {
    this.seed = sha256(concatBytes(...[secret, ...nonces].map(hexToBytes)));
  }

  /** So many tiles of a sorted bag, or all that there are. */
  draw(bag: readonly Tile[], count: number): Tile[] {
    const left = [...bag];
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(this.below(left.length), 1)[0]!);
  }

  /** What these seats throw with a die, in rounds until no two have thrown the same. */
  throwDice(seats: readonly number[]): Record<number, number>[] {
    const rounds: Record<number, number>[] = [];
    do rounds.push(Object.fromEntries(seats.map((seat) => [seat, this.below(DIE) + 1])));
    while (new Set(Object.values(rounds.at(-1)!)).size < seats.length);
    return rounds;
  }

  /** A number below a count, each as likely as the others. */
  private below(count: number): number {
    let word = this.next();
    while (word >= WORDS - (WORDS % count)) word = this.next();
    return word % count;
  }

  private next(): number {
    const [block, place] = [Math.floor(this.place / WORDS_A_BLOCK), this.place % WORDS_A_BLOCK];
    if (place === 0) {
      const counter = new Uint8Array(8);
      new DataView(counter.buffer).setBigUint64(0, BigInt(block));
      this.block = sha256(concatBytes(this.seed, counter));
    }
    this.place++;
    return new DataView(this.block.buffer, this.block.byteOffset).getUint32(4 * place);
  }
}
