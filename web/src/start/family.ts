/** What a family shows on the start page: a picture of its games, and small pictures of its tables. */

import type { FunctionComponent } from "preact";
import type { Family } from "../model/family";
import type { Square } from "../model/squares";
import type { Language } from "../say";
import type { Glimpse } from "../wire.gen";

/** A picture of a game, composed by hand in each language (`pictures.json`). What its fields mean is for the family to say. */
export interface ComposedPicture {
  readonly family: Family;
  readonly tiles: Readonly<Record<Language, readonly string[]>>;
  readonly values?: Readonly<Record<Language, Readonly<Record<string, number>>>>;
  readonly ground?: readonly string[];
  readonly shift?: number;
  readonly lid?: boolean;
}

/** What is drawn in a frame of 344 by 206 units. */
export interface PictureProps {
  readonly picture: ComposedPicture;
  readonly language: Language;
}

export interface StartFamily {
  readonly Picture: FunctionComponent<PictureProps>;
  /** How many squares a small picture of a table shows from left to right. */
  readonly side: number;
  /** The column and row where the square of a tile is drawn, not always whole ones. */
  readonly place: (square: string, bare: Glimpse["bare"]) => Square;
  readonly hexagonal: (bare: Glimpse["bare"]) => boolean;
}
