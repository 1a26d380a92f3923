/** The accessible names of the squares of a board and of the places of a bare table. */

import { isToken, letterOf, sizeOf, type Tile } from "../model/tiles";
import { say, sayParts } from "../say";
import { spokenFace } from "../say/tiles";
import { type PremiumKind, premiumName } from "./premiums";

interface SquareSeen {
  readonly done?: string | undefined;
  readonly name: string;
  readonly tile: Tile | undefined;
  readonly premium: PremiumKind | undefined;
  /** Whether the tile that lies here is named by another square. */
  readonly covered: boolean;
  readonly mine: boolean;
  /** What a tile that isn't sent yet is called otherwise. */
  readonly draftName?: string | undefined;
  readonly last: boolean;
  readonly about: readonly string[];
  readonly fits: string;
}

/** “D8, double letter, T”. A tile of several squares has its size and what it touches: “D4, R, 3 by 2, touches A, M”. */
export function spokenSquare({ done, name, tile, premium, covered, mine, draftName, last, about, fits }: SquareSeen): string {
  const parts = [name];
  if (premium && premiumName(premium)) parts.push(premiumName(premium));
  parts.push(covered ? say("spoken-token-part") : tile === undefined ? say("web-square-empty") : spokenFace(tile));
  const [width, height] = sizeOf(tile ?? "");
  if (tile !== undefined && !covered && width * height > 1) parts.push(say("spoken-spans", { width, height }));
  if (mine) parts.push(draftName ?? say("web-square-mine"));
  if (last) parts.push(say("web-square-last"));
  const seen = [...parts, ...about, ...(fits ? [fits] : [])].join(", ");
  return done ? sayParts([done, seen]) : seen;
}

interface PlaceSeen {
  readonly tile: Tile | undefined;
  readonly letters: readonly Tile[];
  readonly mine: boolean;
  readonly draftName?: string | undefined;
  readonly last: boolean;
  readonly steps: readonly number[];
}

/** “R, touches A, M, B”. */
export function spokenPlace({ tile, letters, mine, draftName, last, steps }: PlaceSeen): string {
  const parts = [tile === undefined ? say("web-square-empty") : spokenFace(tile)];
  if (mine) parts.push(draftName ?? say("web-square-mine"));
  if (last) parts.push(say("web-square-last"));
  return [...parts, ...spokenLinks(letters, steps)].join(", ");
}

/** What a tile touches, and its places in the word being traced. */
export function spokenLinks(letters: readonly Tile[], steps: readonly number[]): string[] {
  const names = letters.map((tile) => (isToken(tile) ? spokenFace(tile) : letterOf(tile)));
  const touches = names.length ? [say("web-touches", { letters: names.join(", ") })] : [];
  return steps.length ? [...touches, say("web-path-step", { steps: steps.join(", ") })] : touches;
}

/** The places of a square in a path, counted from 1. */
export function stepsOf(path: readonly string[], square: string): number[] {
  return path.flatMap((at, index) => (at === square ? [index + 1] : []));
}
