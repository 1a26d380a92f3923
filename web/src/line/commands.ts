/** The commands of the line: where their words stand, and what follows them. */

import { say } from "../say";

/** What a command takes after its word. `maybe`: it also goes without. */
type Takes = "nothing" | "maybe" | "something";

interface CommandKind {
  /** The catalogue that has its word: `screen` and the families' are the terminal's. */
  readonly area: "line" | "screen" | "heap" | "lays";
  readonly takes: Takes;
  /** What could follow it, the same in every language; without one the catalogue has it. */
  readonly example?: string;
  /** Whether what follows is a square: then `square D8` isn't a play of the word SQUARE. */
  readonly square?: true;
}

const kind = (area: CommandKind["area"], takes: Takes = "nothing", example?: string, square?: true): CommandKind => ({ area, takes, ...(example === undefined ? {} : { example }), ...(square ? { square } : {}) });

/** In the order of the help: asking, then doing. */
export const COMMANDS = {
  help: kind("screen", "maybe", ""),
  now: kind("line"),
  rack: kind("line"),
  last: kind("line"),
  score: kind("screen"),
  clock: kind("line"),
  who: kind("line"),
  board: kind("line"),
  row: kind("line", "something", "8"),
  column: kind("line", "something", "D"),
  square: kind("line", "something", "D8", true),
  words: kind("lays"),
  build: kind("line"),
  bag: kind("screen"),
  letters: kind("lays"),
  tried: kind("line"),
  send: kind("line"),
  undo: kind("screen"),
  go: kind("line", "something", "D8", true),
  shuffle: kind("screen"),
  sort: kind("screen"),
  pass: kind("screen"),
  exchange: kind("screen", "something", "*"),
  buy: kind("screen", "maybe", "2"),
  challenge: kind("screen", "maybe", ""),
  accept: kind("screen"),
  knock: kind("lays", "maybe", ""),
  none: kind("heap"),
  done: kind("lays"),
  draw: kind("line", "maybe", "2x3"),
  free: kind("lays", "something", "R"),
  blank: kind("lays", "something", "2x2 D4"),
  say: kind("line", "something"),
  resign: kind("screen"),
  rematch: kind("line"),
} as const satisfies Record<string, CommandKind>;

export type CommandName = keyof typeof COMMANDS;
export const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[];

export const kindOf = (name: CommandName): CommandKind => COMMANDS[name];

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
