/** What has happened, in sentences. */

import { ownOf } from "../model/own";
import { plainWord, splitTiles } from "../model/tiles";
import type { AnyEvent, LiveTable } from "../net/live";
import { canSay, say, sayList } from "../say";
import { playerName } from "../say/players";
import type { TableRules, SheetLine, View } from "../wire.gen";
import { isAwaited } from "./awaited";
import { ruleOf, ruleOfPlay } from "./behind";
import { blanksOf } from "./blanks";
import { nameOf, type TellingContext } from "./context";
import { FAMILY_NEWS } from "./families";

/** Something told: who did it, and the rule behind it, where there is one. */
export interface ToldAct {
  readonly text: string;
  readonly seat?: number;
  readonly rule?: string;
}

/** One sentence for each event that is news; the others give none. */
export function newsOf(events: readonly AnyEvent[], context: TellingContext): string[] {
  return events.flatMap((event) => sentences(event, context));
}

function sentences(event: AnyEvent, context: TellingContext): string[] {
  const name = "seat" in event ? nameOf(context, event.seat) : "";
  switch (event.event) {
    case "lot-drawn":
      return [say("screen-lot", { name, tile: event.tile === "?" ? say("web-tile-blank") : event.tile })];
    case "turn-began":
      return [event.seat === context.me ? say("web-your-turn") : say("web-turn-of", { name, count: 1 })];
    case "play-laid":
      return played(event, context, name);
    case "bought":
      // Not which ones, though the buyer may see them: whoever is next at a device for several reads this, too.
      return [say("screen-news-buy", { name, count: splitTiles(event.tiles).length })];
    case "exchanged":
      return [say("screen-news-exchange", { name, count: splitTiles(event.given).length })];
    case "passed":
      return [say(event.timed_out ? "screen-news-time-up" : "screen-news-pass", { name })];
    case "resigned":
      return [say("screen-news-resign", { name })];
    case "vacation-taken":
      return [say(event.days ? "screen-news-vacation" : "screen-news-back", { name, days: event.days })];
    case "turn-skipped":
      return [say("screen-news-skipped", { name })];
    case "play-taken-back":
      return [say("screen-news-taken-back", { name })];
    case "answered":
      return event.yes ? [] : [say("screen-news-objects", { name })];
    case "challenged":
      return [challenged(event, context, name)];
    case "choices-shown":
      return FAMILY_NEWS.walk(event, context, name);
    case "seat-given":
      return [say("web-news-seat", { name, player: playerName(event.player) })];
    case "placed":
    case "claimed":
    case "knock-made":
    case "knock-bid":
    case "dice-thrown":
    case "token-laid":
    case "letter-owed":
    case "letter-freed":
    case "turn-ended":
    case "act-struck":
    case "passed-over":
      return FAMILY_NEWS.path(event, context, name);
    case "ended":
      return [say("web-news-over")];
    // The page shows what these change, or nobody is told of them.
    case "table-opened":
    case "shuffle-committed":
    case "nonces-given":
    case "secret-revealed":
    case "tiles-drawn":
    case "tiles-returned":
    case "chosen":
    case "rack-told":
    case "window-opened":
    case "play-stood":
    case "overran":
    case "racks-shown":
    case "drawing-began":
    case "draw-told":
    case "turn-closed":
    case "entered":
    case "rewound":
      return [];
    // A page may be older than its server.
    default:
      event satisfies never;
      return [];
  }
}

/** Kinds of lines that aren't what was done in a turn: they belong to a challenge. */
const BESIDES = ["challenge", "bonus"];

/** Who did what last, by the score sheet; without text if nobody has done anything yet. */
export function lastAct(view: View, rules: TableRules): ToldAct {
  const written = ownOf(view, "written");
  const line = view.sheet.findLast((one) => !BESIDES.includes(one.kind));
  if (written?.length) {
    const words = written.filter((one) => one.act === written.at(-1)!.act);
    const { seat } = words[0]!;
    const kind = view.sheet.findLast((one) => one.seat === seat && one.words.length)?.kind ?? "";
    return { text: say("spoken-did", { name: nameOf({ view }, seat), what: words.map((one) => plainWord(one.word)).join(", ") }), seat, rule: ruleOf(kind, rules) };
  }
  const what = line && didText(line, rules);
  if (!what) return { text: "" };
  const rule = line.kind === "play" ? ruleOfPlay(line.kind, view.last, rules) : ruleOf(line.kind, rules);
  return { text: say("spoken-did", { name: nameOf({ view }, line.seat), what }), seat: line.seat, rule };
}

/** The last act in the words in which it is told as it happens, as far as the score sheet knows what these need. */
export function lastNews(view: View, rules: TableRules): ToldAct {
  const act = lastAct(view, rules);
  const line = view.sheet.findLast((one) => !BESIDES.includes(one.kind));
  const code = `screen-news-${line?.kind}`;
  const race = rules.race && line?.kind === "play";
  if (!line || race || ownOf(view, "written")?.length || !canSay(code)) return act;
  const { seat, count, word, at, score } = line;
  const laid = line.kind === "play" ? Object.fromEntries(view.last.map((square) => [square, view.board[square] ?? ""])) : {};
  return { ...act, text: [say(code, { name: nameOf({ view }, seat), count, word: plainWord(word), at, score }), ...blanksOf(laid)].join(" "), seat };
}

/** A word and where it was laid: `TEN 8D`. */
const wordAt = ({ word, at }: SheetLine) => `${plainWord(word)} ${at}`.trim();

/** What a seat did that is no play; empty for a letter laid without a word, which is told as nothing but the letter. */
export function didElse(line: SheetLine): string {
  const code = `screen-did-${line.kind}`;
  return canSay(code) ? say(code, { count: line.count, play: wordAt(line) }) : "";
}

function didText(line: SheetLine, rules: TableRules): string {
  if (line.kind !== "play") return didElse(line);
  const others = line.words.slice(1).map((one) => `${plainWord(one.word)} ${one.score}`);
  return [wordAt(line), ...others, say(rules.race ? "web-places" : "web-points", { count: line.score })].join(", ");
}

/** Whose turn it is, or who is asked something. */
export function whoseTurn(table: LiveTable): string {
  const view = table.view.value!;
  const me = table.seat.value;
  const drawing = drawingText(table);
  if (drawing) return drawing;
  const awaited = view.seats.flatMap((seat, number) => (isAwaited(table, number) ? [{ name: seat.name, number }] : []));
  const commands = table.commands.value;
  if (awaited.some((one) => one.number === me)) {
    if (commands.has("open")) return say("web-choose-opening");
    return say(view.window ? "web-answer-now" : "web-your-turn");
  }
  const names = sayList(awaited.map((one) => one.name));
  const count = awaited.length;
  if (view.window && commands.has("play")) return say("web-turn-closes", { names, count });
  if (view.window && !table.rules.value!.kept && names) return say("web-waiting-answer", { name: names });
  return names ? say("web-turn-of", { name: names, count }) : "";
}

/** Who draws a letter, as long as nobody can lay one; empty if nobody draws. */
export function drawingText(table: LiveTable): string {
  const view = table.view.value!;
  if (view.outcome || (ownOf(view, "drawing") ?? null) === null) return "";
  if (table.commands.value.has("draw")) return say("web-draw-now");
  const drawing = view.awaiting.filter((one) => one.commands.includes("draw")).map((one) => nameOf({ view }, one.seat));
  return say("web-draw-wait", { name: sayList(drawing) });
}

function played(event: Extract<AnyEvent, { event: "play-laid" }>, context: TellingContext, name: string): string[] {
  if (context.rules.race) return FAMILY_NEWS.walk(event, context, name);
  return [say("screen-news-play", { name, word: plainWord(event.word), at: event.at, score: event.score }), ...blanksOf(event.tiles)];
}

function challenged(event: Extract<AnyEvent, { event: "challenged" }>, context: TellingContext, name: string): string {
  if (!event.upheld) {
    const gainer = nameOf(context, context.view.sheet.at(-1)?.seat ?? event.seat);
    return say("screen-news-unfounded", { name, gainer, points: event.points ?? 0, turns: event.turns ?? 0, bonus: event.bonus ?? 0 });
  }
  const wrong = event.verdicts.filter((verdict) => !verdict.valid).map((verdict) => plainWord(verdict.word));
  return say("screen-news-upheld", { name, words: sayList(wrong), count: wrong.length });
}
