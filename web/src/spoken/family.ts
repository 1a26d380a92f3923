/** What a family says aloud of my tiles. */

import type { Preview } from "../wire.gen";

export interface SpokenFamily {
  /** What the play being composed would score. */
  tried(preview: Preview): string;
  /** Whether the play being composed is correct so far, but not worth mentioning yet. */
  unfinished?(preview: Preview): boolean;
  /** What is asked of me besides the questions of every table. */
  asked?(): string;
  /** A value that differs between two questions with the same words in the same turn. */
  moment?(): number | undefined;
  /** Follows the word along tiles, step by step. Returns a function that stops this. */
  watchWord?(): () => void;
  /** Follows the letters that I draw. Returns a function that stops this. */
  watchDraw?(): () => void;
  /** Knocks, or says that this isn't possible now. */
  knock?(): void;
}
