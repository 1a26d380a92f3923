/** What can be typed in one place, at a table or beside a score sheet, and what is answered. */

import type { CommandName } from "./commands";
import type { CommandActs } from "./family";

/** What came of a line: sentences to be read one by one. Only the first is said aloud. */
export type LineAnswer = readonly string[];

export interface Typing {
  /** What it is typed about. What was typed about something else isn't kept. */
  readonly name: string;
  /** Its commands, but for the help. */
  readonly acts: CommandActs;
  /** Whether a word alone is a play, so that a command must be typed in full, or after a stroke. */
  readonly bare: boolean;
  /** Whether a play can be composed now. */
  readonly canLay: boolean;
  /** The code of an example of a play. */
  readonly example: string;
  /** Commands that mean something else here: what follows their word, and what they do. */
  readonly others?: Partial<Readonly<Record<CommandName, { readonly after: string; readonly about: string }>>>;
  /** Composes a play, and tells what the referee says of it; nothing for a line that is no play. `maybe` may be a command with a slip of the finger. */
  lay(line: string, maybe: string | null): Promise<LineAnswer>;
  /** Sends what is composed. */
  send(): Promise<string> | string;
  /** Who is waited for. */
  awaited(): string;
}
