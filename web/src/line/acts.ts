/** What each command does that every table has. */

import { go } from "../browser/router";
import type { Composer } from "../composer/composer";
import { unsettled } from "../composer/question";
import { joinTiles, plainWord, spell } from "../model/tiles";
import * as api from "../net/api";
import { problemText } from "../net/problem";
import { say } from "../say";
import { joined } from "../say/voice";
import { hintLine, mayHint } from "../spoken/answers/hints";
import { summary } from "../spoken/answers/summaries";
import { QUESTIONS, type Question } from "../spoken/questions";
import { whoseTurn } from "../telling/news";
import { notNow, outcome, sending } from "./answered";
import type { CommandName } from "./commands";
import { commandWord, exampleOf } from "./commands";
import type { CommandActs } from "./family";
import { whoText } from "./who";

/** The commands that answer what a single key asks. */
const ASKING: Readonly<Record<Question, CommandName>> = { last: "last", rack: "rack", scores: "score", time: "clock", unseen: "bag", build: "build", tried: "tried" };

/** The commands of every table; of those that the game must know, the ones that it knows. */
export function tableActs(composer: Composer): CommandActs {
  const known = composer.box.rules.commands;
  const { seat, table } = composer;
  const asked = QUESTIONS.map((question) => [ASKING[question], () => summary(composer, question) || say("spoken-nowhere")]);
  return {
    ...Object.fromEntries(asked),
    who: () => whoText(table),
    send: () => send(composer),
    undo: () => undo(composer),
    shuffle: () => (composer.shuffle(), summary(composer, "rack")),
    sort: () => (composer.sort(), summary(composer, "rack")),
    pass: () => sending(composer, "pass", { do: "pass", seat }),
    challenge: (after) => challenge(composer, after),
    accept: () => accept(composer),
    resign: () => resign(composer),
    say: (after) => chat(composer, after),
    rematch: () => again(composer),
    ...(mayHint(composer) ? { hint: () => hintLine(composer) } : {}),
    ...(known.includes("exchange") ? { exchange: (after) => exchange(composer, after) } : {}),
    ...(known.includes("buy") ? { buy: (after) => buy(composer, after) } : {}),
  };
}

/** Sends what is composed. */
export function send(composer: Composer): Promise<string> | string {
  const composed = composer.compose();
  if (composer.table.seat.peek() === null) return say("spoken-watching");
  if (!composed) return say("line-nothing-laid");
  if ("problem" in composed) return say(composed.problem);
  return composer.table.commands.peek().has(composed.command.do) ? outcome(composer, () => composer.submit()) : notNow(composer, "send");
}

function undo(composer: Composer): string {
  const nothing = composer.compose() === null && !composer.draft.peek().size;
  composer.recall();
  return say(nothing ? "screen-nothing-to-undo" : "screen-undone");
}

function exchange(composer: Composer, after: string): Promise<string> | string {
  const { slots } = composer.arranged.peek();
  if (!composer.table.commands.peek().has("exchange")) return notNow(composer, "exchange");
  const given = after === "*" ? slots.map((slot) => slot.tile) : rackTiles(after, slots.map((slot) => slot.tile), composer.box.faces);
  if (typeof given === "string") return say("spoken-none", { letter: given });
  composer.recall();
  return sending(composer, "exchange", { do: "exchange", seat: composer.seat, tiles: joinTiles(given) });
}

/** The tiles of a rack that are named by their letters, `?` or `_` for a blank; the first letter that is lacking. A tile of two letters comes before two of one. */
export function rackTiles(typed: string, rack: readonly string[], faces: readonly string[]): string[] | string {
  const left = [...rack];
  const given: string[] = [];
  let rest = spell(typed.replace(/[\s,[\]]+/gu, "").replaceAll("_", "?"), faces);
  while (rest) {
    const tile = left.filter((one) => rest.startsWith(one)).sort((one, other) => other.length - one.length)[0];
    if (tile === undefined) return [...rest][0]!;
    left.splice(left.indexOf(tile), 1);
    given.push(tile);
    rest = rest.slice(tile.length);
  }
  return given;
}

function buy(composer: Composer, after: string): Promise<string> | string {
  const count = after ? Number(after) : 1;
  if (!Number.isInteger(count) || count < 1) return say("line-needs", { command: commandWord("buy"), example: exampleOf("buy") });
  return sending(composer, "buy", { do: "buy", seat: composer.seat, count });
}

/** Objects to the play that is asked about: to all its words, or to those named. */
function challenge(composer: Composer, after: string): Promise<string> | string {
  const commands = composer.table.commands.peek();
  if (commands.has("vote")) return sending(composer, "challenge", { do: "vote", seat: composer.seat, yes: false });
  const words = unsettled(composer.table.view.peek()!)?.words.map((one) => one.word) ?? [];
  if (!commands.has("challenge") || !words.length) return notNow(composer, "challenge");
  const meant = after.split(/\s+/).filter(Boolean).map((word) => spell(word, composer.box.faces));
  const stranger = meant.find((word) => !words.some((one) => plainWord(one) === word));
  if (stranger !== undefined) return say("line-not-played", { word: stranger, words: words.map(plainWord).join(", ") });
  return sending(composer, "challenge", { do: "challenge", seat: composer.seat, words: meant.length ? words.filter((one) => meant.includes(plainWord(one))) : words });
}

function accept(composer: Composer): Promise<string> | string {
  const { seat } = composer;
  if (composer.table.commands.peek().has("vote")) return sending(composer, "accept", { do: "vote", seat, yes: true });
  return sending(composer, "accept", { do: "accept", seat });
}

/** At which table I have said that I resign, and how many events there were. */
let sure: { readonly composer: Composer; readonly version: number } | null = null;

/** Resigns once it is said twice, with nothing happening in between. */
function resign(composer: Composer): Promise<string> | string {
  const { table } = composer;
  if (!table.commands.peek().has("resign")) return notNow(composer, "resign");
  const { version } = table.view.peek()!;
  if (sure?.composer === composer && sure.version === version) return sending(composer, "resign", { do: "resign", seat: composer.seat });
  sure = { composer, version };
  return say("line-sure-resign", { command: commandWord("resign") });
}

function chat({ table }: Composer, text: string): string {
  if (!table.chatOn.peek()) return say("web-chat-is-off");
  return table.say({ text: text.slice(0, 300) }) ? say("line-said", { text }) : say("line-not-sent");
}

async function again({ table }: Composer): Promise<string> {
  if (!table.view.peek()!.outcome) return joined([say("line-not-over"), whoseTurn(table)].filter(Boolean));
  const made = table.rematch.peek();
  if (table.seat.peek() === null && !made) return say("spoken-watching");
  try {
    go(`/t/${table.seat.peek() === null ? made : (await api.rematch(table.name)).table}`);
    return "";
  } catch (problem) {
    return problemText(problem);
  }
}
