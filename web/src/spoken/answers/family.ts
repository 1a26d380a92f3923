/** What a family answers to questions about its table. */

/** A place where something can be built, and the square to go to. */
export interface BuildPlace {
  readonly text: string;
  readonly square: string;
}

/** The way to a square by its name. */
export interface WayToSquares {
  /** How squares are named. */
  readonly hint: "spoken-go-line" | "spoken-go-paper";
  /** Goes there, and returns whether there is such a square. */
  to(square: string): boolean;
}

export interface AnswersFamily {
  /** Where I can build. */
  places(): BuildPlace[];
  /** The way to a square; null where squares have no names. */
  readonly go: WayToSquares | null;
  /** Which keys do something, and in which words they are explained. */
  readonly keys: { readonly kind: "line" | "tiles"; readonly rows: readonly KeyRow[] };
  /** The seconds left on a timer that isn't a clock; null if none runs. */
  secondsLeft?(): number | null;
  /** The unseen letters in a sentence; absent where every tile that somebody else holds is unseen. */
  unseen?(count: number): string;
}

export type KeyRow = (typeof EVERYWHERE)[number] | (typeof OVER_TILES)[number] | "pick";
export const EVERYWHERE = ["arrows", "ends", "jump", "letters", "space", "enter", "escape", "erase"] as const;
export const OVER_TILES = ["arrows", "ends", "jump", "round", "letters", "space", "trace", "enter", "escape", "erase"] as const;
