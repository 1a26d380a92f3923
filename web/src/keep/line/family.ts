/** What a family does with a line typed beside the score sheet. */

import type { CommandActs, LaidLine } from "../../line/family";
import type { Command } from "../../wire.gen";

export interface TypedFamily {
  /** Whether a word alone is a play. */
  readonly bare: boolean;
  /** The code of an example of a play. */
  readonly example: string;
  /** Questions about its board. */
  readonly acts: CommandActs;
  /** Fills in the play that a line is; null for a line that is none. */
  lay(line: string): LaidLine | MoveLine | null;
}

/** A move that no entry is made for: it is written down as it is, once it is sent. */
export interface MoveLine {
  readonly move: Command;
  /** What it is, in a sentence. */
  readonly what: string;
}

/** A move that waits until it is sent. */
export interface Waiting {
  line: MoveLine | null;
}
