/** What each command does that is typed beside the score sheet. */

import { unsettled } from "../../composer/question";
import { COMMAND_NAMES, commandWord, type CommandName } from "../../line/commands";
import type { CommandActs } from "../../line/family";
import { plainly } from "../../line/words";
import { joinTiles, plainWord, spell } from "../../model/tiles";
import { say, sayList, sayParts } from "../../say";
import { joined } from "../../say/voice";
import { resultText } from "../../spoken/news";
import { lastAct } from "../../telling/news";
import type { Command } from "../../wire.gen";
import { leftOut, tellOf } from "../book/lines";
import { challengeOf } from "../challenge";
import { countsRacks, endOf } from "../ending";
import type { Writing } from "../writing";
import type { Waiting } from "./family";
import { aboutWhom, lineTold, withRule } from "./sentences";

/** What isn't awaited from a seat, and can be typed all the same. */
const ALWAYS: readonly CommandName[] = ["for", "undo", "resign"];

/** The commands of a score sheet; of those that the game must know, the ones that it knows. */
export function keepActs(writing: Writing, waits: Waiting): CommandActs {
  const { entry } = writing;
  const { commands } = entry.box.rules;
  const known = (name: string, act: CommandActs) => (commands.includes(name) ? act : {});
  const seat = () => entry.seat.peek();
  const acts: CommandActs = {
    last: () => lastAct(viewOf(writing), entry.box.rules).text,
    score: () => scores(writing),
    tried: () => waits.line?.what ?? lineTold(entry),
    send: () => submit(writing, waits),
    undo: () => undo(writing, waits),
    for: (name) => choose(writing, name),
    pass: () => write(writing, waits, { do: "pass", seat: seat() }),
    ...known("exchange", { exchange: (after) => counted(writing, waits, "exchange", after) }),
    ...known("buy", { buy: (after) => counted(writing, waits, "buy", after || "1") }),
    ...known("free", { free: (letter) => write(writing, waits, { do: "free", seat: seat(), tile: joinTiles([spell(letter, entry.box.faces)]) }) }),
    challenge: (after) => challenge(writing, waits, after),
    resign: () => write(writing, waits, { do: "resign", seat: seat() }),
    end: (after) => end(writing, waits, after),
  };
  return { ...acts, now: () => now(writing, acts) };
}

const viewOf = ({ entry }: Writing) => entry.scene.peek().view;

/** Writes a move down instead of what waits, and tells what came of it. */
async function write(writing: Writing, waits: Waiting, move: Command): Promise<string> {
  waits.line = null;
  const refused = await writing.act([move]);
  return refused ? withRule(refused) : written(writing);
}

/** That it is written down, but for which of its words, and whom the next line is about. */
function written(writing: Writing): string {
  writing.goOn();
  const last = writing.lastWritten();
  const out = last ? leftOut(last) : [];
  const told = [say("line-sent"), ...(out.length ? [say("keep-line-left-out", { words: sayList(out), count: out.length })] : [])];
  return joined(viewOf(writing).outcome ? told : [...told, aboutWhom(writing.entry)]);
}

/** Writes down what was typed. */
export async function submit(writing: Writing, waits: Waiting): Promise<string> {
  const move = waits.line?.move ?? null;
  if (move) return write(writing, waits, move);
  const refused = await writing.submit();
  if (refused === undefined) return lineTold(writing.entry);
  return refused ? lineTold(writing.entry) : written(writing);
}

function scores(writing: Writing): string {
  const view = viewOf(writing);
  if (view.outcome) return resultText(view);
  const code = writing.entry.box.rules.race ? "web-place-is" : "web-score-is";
  return sayParts(view.seats.map((seat) => [`${seat.name}${say("web-colon")} ${say(code, { count: seat.score })}`, ...(seat.resigned ? [say("web-resigned")] : [])].join(", ")));
}

/** Takes back what isn't written down yet; if there is nothing, the last line. */
async function undo(writing: Writing, waits: Waiting): Promise<string> {
  const { entry } = writing;
  const typed = waits.line !== null || entry.compose() !== null || entry.text.peek() !== "";
  waits.line = null;
  if (typed) entry.clear();
  else if (!(await writing.takeBack())) return say("screen-nothing-to-undo");
  return say("screen-undone");
}

/** Makes the next line one about somebody else, by the beginning of a name or a number. */
function choose(writing: Writing, name: string): string {
  const { seats } = viewOf(writing);
  const found = seats.flatMap((seat, number) => (plainly(seat.name).startsWith(plainly(name)) || String(number + 1) === name ? [number] : []));
  const whole = found.find((number) => plainly(seats[number]!.name) === plainly(name));
  const seat = whole ?? (found.length === 1 ? found[0] : undefined);
  if (seat === undefined || seats[seat]!.resigned) return say("keep-line-nobody", { typed: name, names: sayList(seats.filter((one) => !one.resigned).map((one) => one.name)) });
  writing.entry.seat.value = seat;
  return aboutWhom(writing.entry);
}

function counted(writing: Writing, waits: Waiting, what: "exchange" | "buy", after: string): Promise<string> | string {
  const count = Number(after);
  if (!Number.isInteger(count) || count < 1) return say("line-needs", { command: commandWord(what), example: `${commandWord(what)} 2` });
  return write(writing, waits, { do: what, seat: writing.entry.seat.peek(), count });
}

/** A challenge of all words of the last play, or of those named. The dictionary decides; without one the players have taken the play back. */
function challenge(writing: Writing, waits: Waiting, after: string): Promise<string> | string {
  const { entry } = writing;
  const view = viewOf(writing);
  const doubted = unsettled(view);
  const seats = view.awaiting.filter((one) => one.commands.includes("challenge") && one.seat !== doubted?.seat).map((one) => one.seat);
  if (!doubted?.words.length || !seats.length) return say("line-not-now", { command: commandWord("challenge") });
  const chosen = seats.includes(entry.seat.peek()) ? entry.seat.peek() : seats[0]!;
  if (seats.length > 1 && chosen !== entry.seat.peek()) return say("keep-line-who-challenges", { command: commandWord("for") });
  const meant = after.split(/\s+/).filter(Boolean).map((word) => spell(word, entry.box.faces));
  const words = doubted.words.map((one) => one.word);
  const stranger = meant.find((word) => !words.some((one) => plainWord(one) === word));
  if (stranger !== undefined) return say("line-not-played", { word: stranger, words: words.map(plainWord).join(", ") });
  const named = meant.length ? words.filter((one) => meant.includes(plainWord(one))) : words;
  return write(writing, waits, challengeOf(chosen, named, entry.box.rules.lexicon === "any" ? "back" : "list"));
}

/** Ends the game; where lines don't hold, only once that is sent. Where tiles left count, they follow in the order of the seats, a dash for none. */
function end(writing: Writing, waits: Waiting, after: string): Promise<string> | string {
  const { entry } = writing;
  const { seats, awaiting } = viewOf(writing);
  if (!awaiting.some((one) => one.commands.includes("end"))) return say("line-not-now", { command: commandWord("end") });
  const racks = after.split(/[\s,;]+/).filter(Boolean);
  const wanted = countsRacks(entry.box.rules) ? seats.length : 0;
  if (!wanted && after) return say("screen-surplus", { command: commandWord("end"), text: after.slice(0, 40) });
  if (racks.length !== wanted) return say("keep-line-racks", { names: sayList(seats.map((seat) => seat.name)) });
  const move = endOf(entry.box, racks.map((rack) => rack.replace(/^[–-]$/u, "")), []);
  const broken = writing.broken();
  if (!broken.length) return write(writing, waits, move);
  waits.line = { move, what: say("keep-did-end") };
  const lines = broken.map((line) => tellOf(line.move, seats.map((seat) => seat.name)));
  return joined([say("keep-end-broken", { count: broken.length }), sayParts(lines), say("line-enter-sends")]);
}

/** Whom the next line is about, and what can be written down. */
function now(writing: Writing, acts: CommandActs): string {
  const view = viewOf(writing);
  if (view.outcome) return say("web-news-over");
  if (view.awaiting.some((one) => one.commands.includes("open"))) return say("keep-line-opening", { names: sayList(view.seats.map((seat) => seat.name)) });
  const awaited = new Set<string>(view.awaiting.flatMap((one) => one.commands));
  const can = COMMAND_NAMES.filter((name) => name in acts && (awaited.has(name) || ALWAYS.includes(name)));
  return joined([aboutWhom(writing.entry), say("line-can", { commands: can.map(commandWord).join(", ") })]);
}
