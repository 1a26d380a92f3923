/** What can be typed at a table. */

import type { Composer } from "../composer/composer";
import { say } from "../say";
import { joined } from "../say/voice";
import { whoseTurn } from "../telling/news";
import { send, tableActs } from "./acts";
import { judgedText, stateOf } from "./answered";
import { COMMAND_NAMES, commandWord } from "./commands";
import { commandLineOf } from "./families";
import type { CommandActs, LineFamily } from "./family";
import { commandsOf, elsewhere } from "./run";
import type { LineAnswer, Typing } from "./typing";
import { recognise } from "./words";

export function typingAt(composer: Composer): Typing {
  const family = commandLineOf(composer);
  const acts: CommandActs = { ...tableActs(composer), ...family.acts };
  const typing: Typing = {
    name: composer.table.name,
    acts: { ...acts, now: () => now(composer, acts) },
    bare: family.bare,
    get canLay() {
      return canLay(composer, family);
    },
    example: family.example,
    lay: (line, maybe) => lay(composer, typing, family, line, maybe),
    send: () => send(composer),
    awaited: () => whoseTurn(composer.table),
  };
  return typing;
}

/** What lays tiles or names words. */
const LAYING = ["play", "open", "place", "claim", "swap", "blank", "knock"];

/** Whether a play can be composed now. Where a word alone is one, nothing is laid ahead of my turn: it would only be a command with a slip of the finger. */
function canLay(composer: Composer, { bare }: LineFamily): boolean {
  return !bare || LAYING.some((one) => composer.table.commands.peek().has(one));
}

async function lay(composer: Composer, typing: Typing, family: LineFamily, line: string, maybe: string | null): Promise<LineAnswer> {
  const before = stateOf(composer);
  const watching = composer.table.seat.peek() === null;
  if (watching && !family.bare) return [];
  const laid = watching ? null : family.lay(line);
  if (!laid) return [];
  if ("problem" in laid) return [laid.problem];
  const text = await judgedText(composer, before);
  // A word that can't be laid may be a command with a slip of the finger.
  return [joined([text, maybe && composer.refusal.peek() ? meant(typing, maybe) : ""].filter(Boolean))];
}

/** What else a word may have been meant as that can't be laid. */
function meant(typing: Typing, word: string): string {
  const found = recognise(word, new Set(commandsOf(typing)));
  if ("elsewhere" in found) return elsewhere(word);
  return "nearest" in found && found.nearest ? say("line-or-mean", { nearest: found.nearest }) : "";
}

/** What I can do now. */
function now(composer: Composer, acts: CommandActs): string {
  const awaited = composer.table.commands.peek();
  const over = composer.table.view.peek()!.outcome !== null;
  const can = COMMAND_NAMES.filter((name) => name in acts && (awaited.has(name) || (name === "rematch" && over) || (name === "none" && awaited.has("open")) || (name === "accept" || name === "challenge" ? awaited.has("vote") : false)));
  const plays = ["play", "open", "place", "claim"].some((one) => awaited.has(one)) ? [say(commandLineOf(composer).example)] : [];
  const all = [...plays, ...can.map(commandWord)];
  return joined([over ? say("web-news-over") : whoseTurn(composer.table), ...(all.length ? [say("line-can", { commands: all.join(", ") })] : [])].filter(Boolean));
}
