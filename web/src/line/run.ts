/** Reads a line and carries it out. */

import type { Composer } from "../composer/composer";
import { say, sayList } from "../say";
import { joined } from "../say/voice";
import { whoseTurn } from "../telling/news";
import { send, tableActs } from "./acts";
import { judgedText, stateOf } from "./answered";
import { aboutCommand, COMMAND_NAMES, type CommandName, commandWord, exampleOf, kindOf } from "./commands";
import { commandLineOf } from "./families";
import type { CommandAct, CommandActs, LineFamily } from "./family";
import { inFull, recognise } from "./words";

/** What came of a line: sentences to be read one by one. Only the first is said aloud. */
export type LineAnswer = readonly string[];

/** Before what is a command, even if it could be a word to lay; before a word to lay, even if it is a command. */
const COMMAND = "/";
const WORD = "=";

/** The commands of a table, with what each does. */
function actsOf(composer: Composer, family: LineFamily): CommandActs {
  const acts: CommandActs = { ...tableActs(composer), ...family.acts };
  return { ...acts, now: () => now(composer, acts) };
}

/** The commands that this table has, in the order of the help. */
export function commandsOf(composer: Composer): CommandName[] {
  const acts = actsOf(composer, commandLineOf(composer));
  return COMMAND_NAMES.filter((name) => name === "help" || name in acts);
}

/** Carries out what was typed. A line without anything sends what is laid. */
export async function run(composer: Composer, typed: string): Promise<LineAnswer> {
  const family = commandLineOf(composer);
  const line = typed.trim();
  if (!line) return [await send(composer)];
  if (line.startsWith(WORD) && canLay(composer, family)) return lay(composer, family, line.slice(WORD.length).trim());
  const [word, after] = split(line.replace(COMMAND, ""));
  const known = new Set(commandsOf(composer));
  if (line.startsWith(COMMAND)) return line === COMMAND ? help(composer, "") : command(composer, family, word, after, known);
  const whole = inFull(word, known);
  if (whole && !isPlay(family, line, whole)) return carryOut(composer, family, whole, after);
  const play = canLay(composer, family) ? await lay(composer, family, line, whole ? null : word) : [];
  return play.length ? play : command(composer, family, word, after, known);
}

function split(line: string): [word: string, after: string] {
  const [word = "", ...rest] = line.trim().split(/\s+/);
  return [word, rest.join(" ")];
}

/** What lays tiles or names words. */
const LAYING = ["play", "open", "place", "claim", "swap", "blank", "knock"];

/** Whether a play can be composed now. Where a word alone is one, nothing is laid ahead of my turn: it would only be a command with a slip of the finger. */
function canLay(composer: Composer, { bare }: LineFamily): boolean {
  return !bare || LAYING.some((one) => composer.table.commands.peek().has(one));
}

/** Whether a line that begins with a command's name is a play: `PASS 8D`. After a command about squares the square belongs to it. */
function isPlay(family: LineFamily, line: string, name: CommandName): boolean {
  return !family.bare && !kindOf(name).square && kindOf(name).takes === "nothing" && split(line)[1] !== "";
}

/** Composes a play, and tells what the referee says of it; nothing for a line that is no play. */
async function lay(composer: Composer, family: LineFamily, line: string, maybe: string | null = null): Promise<LineAnswer> {
  const before = stateOf(composer);
  const watching = composer.table.seat.peek() === null;
  if (watching && !family.bare) return [];
  const laid = watching ? null : family.lay(line);
  if (!laid) return [];
  if ("problem" in laid) return [laid.problem];
  const text = await judgedText(composer, before);
  // A word that can't be laid may be a command with a slip of the finger.
  const near = maybe && composer.refusal.peek() ? recognise(maybe, new Set(commandsOf(composer))) : null;
  return [joined([text, ...(near && "nearest" in near && near.nearest ? [say("line-or-mean", { nearest: near.nearest })] : [])])];
}

function command(composer: Composer, family: LineFamily, word: string, after: string, known: ReadonlySet<CommandName>): Promise<LineAnswer> | LineAnswer {
  const found = recognise(word, known);
  if ("command" in found) return carryOut(composer, family, found.command, after);
  if ("several" in found) return [say("line-several", { typed: word, commands: found.several.map(commandWord).join(", ") })];
  if (found.nearest) return [say("line-did-you-mean", { typed: word, nearest: found.nearest })];
  if (!canLay(composer, family)) return [joined([say("line-not-now", { command: word }), whoseTurn(composer.table)].filter(Boolean))];
  return [say("line-no-command", { typed: word, help: commandWord("help") })];
}

async function carryOut(composer: Composer, family: LineFamily, name: CommandName, after: string): Promise<LineAnswer> {
  const { takes } = kindOf(name);
  if (takes === "nothing" && after) return [say("screen-surplus", { command: commandWord(name), text: after.slice(0, 40) })];
  if (takes === "something" && !after) return [say("line-needs", { command: commandWord(name), example: exampleOf(name) })];
  if (name === "help") return help(composer, after);
  const act = actsOf(composer, family)[name] as CommandAct;
  return [await act(after)];
}

/** What I can do now. */
function now(composer: Composer, acts: CommandActs): string {
  const awaited = composer.table.commands.peek();
  const over = composer.table.view.peek()!.outcome !== null;
  const can = COMMAND_NAMES.filter((name) => name in acts && (awaited.has(name) || (name === "rematch" && over) || (name === "accept" || name === "challenge" ? awaited.has("vote") : false)));
  const plays = ["play", "open", "place", "claim"].some((one) => awaited.has(one)) ? [say(commandLineOf(composer).example)] : [];
  const all = [...plays, ...can.map(commandWord)];
  return joined([over ? say("web-news-over") : whoseTurn(composer.table), ...(all.length ? [say("line-can", { commands: all.join(", ") })] : [])].filter(Boolean));
}

/** One command explained, or all of them: first their names, then each with an example. */
function help(composer: Composer, after: string): LineAnswer {
  const names = commandsOf(composer);
  if (after) {
    const found = recognise(after, new Set(names));
    if ("command" in found) return [explained(found.command)];
    return [say("line-no-command", { typed: after, help: commandWord("help") })];
  }
  const { example, bare } = commandLineOf(composer);
  const intro = say("line-help", { count: names.length, commands: sayList(names.map(commandWord)) });
  return [intro, say("line-help-play", { example: say(example) }), ...(bare ? [say("line-help-bare", { command: commandWord("rack") })] : []), ...names.map(explained)];
}

function explained(name: CommandName): string {
  return say("line-explained", { example: exampleOf(name), about: aboutCommand(name) });
}
