/** What a family does with a typed line. */

import type { CommandName } from "./commands";

/** Carries out a command with what was typed after it, and tells what came of it. */
export type CommandAct = (after: string) => string | Promise<string>;
export type CommandActs = Partial<Readonly<Record<CommandName, CommandAct>>>;

/** What a family has composed of a line, or why it can't. */
export type LaidLine = { readonly laid: true } | { readonly problem: string };

export interface LineFamily {
  /** Its commands besides those of every table, and what it does otherwise. */
  readonly acts: CommandActs;
  /** Whether a word alone is a play, so that a command must be typed in full, or after a stroke. */
  readonly bare: boolean;
  /** The code of an example of a play. */
  readonly example: string;
  /** Composes the play that a line is; null for a line that is none. */
  lay(line: string): LaidLine | null;
}
