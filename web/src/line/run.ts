/** Reads a line and carries it out. */

import { say, sayList } from "../say";
import { joined } from "../say/voice";
import { aboutCommand, COMMAND_NAMES, type CommandName, commandWord, exampleOf, kindOf } from "./commands";
import type { CommandAct } from "./family";
import type { LineAnswer, Typing } from "./typing";
import { inFull, recognise } from "./words";

/** Before what is a command, even if it could be a word to lay; before a word to lay, even if it is a command. */
const COMMAND = "/";
const WORD = "=";

/** The commands that there are, in the order of the help. */
export function commandsOf({ acts }: Typing): CommandName[] {
  return COMMAND_NAMES.filter((name) => name === "help" || name in acts);
}

/** Carries out what was typed. A line without anything sends what is laid. */
export async function run(typing: Typing, typed: string): Promise<LineAnswer> {
  const line = typed.trim();
  if (!line) return [await typing.send()];
  if (line.startsWith(WORD) && typing.canLay) return typing.lay(line.slice(WORD.length).trim(), null);
  const [word, after] = split(line.replace(COMMAND, ""));
  const known = new Set(commandsOf(typing));
  if (line.startsWith(COMMAND)) return line === COMMAND ? help(typing, "") : command(typing, word, after, known);
  const whole = inFull(word, known);
  if (whole && !isPlay(typing, line, whole)) return carryOut(typing, whole, after);
  const play = typing.canLay ? await typing.lay(line, whole ? null : word) : [];
  return play.length ? play : command(typing, word, after, known);
}

function split(line: string): [word: string, after: string] {
  const [word = "", ...rest] = line.trim().split(/\s+/);
  return [word, rest.join(" ")];
}

/** Whether a line that begins with a command's name is a play: `PASS 8D`. After a command about squares the square belongs to it. */
function isPlay({ bare }: Typing, line: string, name: CommandName): boolean {
  return !bare && !kindOf(name).square && kindOf(name).takes === "nothing" && split(line)[1] !== "";
}

function command(typing: Typing, word: string, after: string, known: ReadonlySet<CommandName>): Promise<LineAnswer> | LineAnswer {
  const found = recognise(word, known);
  if ("command" in found) return carryOut(typing, found.command, after);
  if ("several" in found) return [say("line-several", { typed: word, commands: found.several.map(commandWord).join(", ") })];
  if ("elsewhere" in found) return [elsewhere(word)];
  if (found.nearest) return [say("line-did-you-mean", { typed: word, nearest: found.nearest })];
  if (!typing.canLay) return [joined([say("line-not-now", { command: word }), typing.awaited()].filter(Boolean))];
  return [say("line-no-command", { typed: word, help: commandWord("help") })];
}

/** That a word is a command of another game. */
export const elsewhere = (typed: string): string => say("line-elsewhere", { typed, help: commandWord("help") });

async function carryOut(typing: Typing, name: CommandName, after: string): Promise<LineAnswer> {
  const { takes } = kindOf(name);
  if (takes === "nothing" && after) return [say("screen-surplus", { command: commandWord(name), text: after.slice(0, 40) })];
  if (takes === "something" && !after) return [lacking(typing, name)];
  if (name === "help") return help(typing, after);
  const act = typing.acts[name] as CommandAct;
  return [await act(after)];
}

/** What must follow a command, by an example. */
function lacking(typing: Typing, name: CommandName): string {
  return say("line-needs", { command: commandWord(name), example: exampleIn(typing, name) });
}

const exampleIn = ({ others }: Typing, name: CommandName): string => (others?.[name] ? `${commandWord(name)} ${others[name].after}`.trim() : exampleOf(name));

/** One command explained, or all of them: first their names, then each with an example. */
function help(typing: Typing, after: string): LineAnswer {
  const names = commandsOf(typing);
  const explained = (name: CommandName) => say("line-explained", { example: exampleIn(typing, name), about: typing.others?.[name]?.about ?? aboutCommand(name) });
  if (after) {
    const found = recognise(after, new Set(names));
    if ("command" in found) return [explained(found.command)];
    if ("elsewhere" in found) return [elsewhere(after)];
    return [say("line-no-command", { typed: after, help: commandWord("help") })];
  }
  const intro = say("line-help", { count: names.length, commands: sayList(names.map(commandWord)) });
  const bare = typing.bare ? [say("line-help-bare", { command: commandWord("score") })] : [];
  return [intro, say("line-help-play", { example: say(typing.example) }), ...bare, ...names.map(explained)];
}
