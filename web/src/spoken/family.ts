/** What a family has said aloud of the hands at its table. */

import type { Preview } from "../wire.gen";

export interface SpokenFamily {
  /** What the play being composed would bring. */
  tried(preview: Preview): string;
  /** Whether the play being composed isn't worth a word yet, though nothing is wrong with it. */
  unfinished?(preview: Preview): boolean;
  /** What is asked from me besides the questions of every table. */
  asked?(): string;
  /** What tells two questions of the same words and turn apart. */
  moment?(): number | undefined;
  /** Follow the word along tiles, step by step. A stop to that is given back. */
  watchWord?(): () => void;
  /** Follow the letters that I draw. A stop to that is given back. */
  watchDraw?(): () => void;
  /** Knock, or say that it can't be done now. */
  knock?(): void;
}
