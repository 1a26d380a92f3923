/** The commands of the line: where their words stand, and what follows them. `commands.json` lists them in the order of the help, asking
 * before doing; `scripts/command_line_table.py` reads it too. */

import { say } from "../say";
import COMMANDS from "./commands.json";

/** What a command takes after its word. `maybe`: it also goes without. */
type Takes = "nothing" | "maybe" | "something";

interface CommandKind {
  /** The catalogue that has its word: `screen` and the families' are the terminal's. */
  readonly area: "line" | "screen" | "heap" | "lays";
  readonly takes: Takes;
  /** What could follow it, the same in every language; without one the catalogue has it. */
  readonly example?: string;
  /** Whether what follows is a square: then `square D8` isn't a play of the word SQUARE. */
  readonly square?: boolean;
}

export type CommandName = keyof typeof COMMANDS;
export const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[];

export const kindOf = (name: CommandName): CommandKind => COMMANDS[name] as CommandKind;

/** The code of the message that has a command's word. */
export function wordCode(name: CommandName): string {
  const { area } = kindOf(name);
  if (area === "line") return `line-command-${name}`;
  if (area === "screen") return `screen-command-${name}`;
  return area === "heap" ? `heap-command-${name}` : `lays-command-${name}`;
}

/** The code of the message with a command's other words, if it has any. */
export const alsoCode = (name: CommandName): string => `line-also-${name}`;

/** A command's word in the language of the page. */
export const commandWord = (name: CommandName): string => say(wordCode(name));

/** A command as one types it, with an example of what follows it. */
export function exampleOf(name: CommandName): string {
  const { takes, example } = kindOf(name);
  const after = takes === "nothing" ? "" : (example ?? say(`line-example-${name}`));
  return `${commandWord(name)} ${after}`.trim();
}

/** What a command does, in a few words. */
export const aboutCommand = (name: CommandName): string => say(`line-about-${name}`);
