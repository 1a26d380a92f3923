/** How the table stands, in answers to single questions, from nothing but what is seen. */

import { spokenLinks } from "../board/spoken";
import type { Desk } from "../composer/composer";
import { PaperDesk } from "../composer/path/composer";
import { runningGlass } from "../composer/path/moments";
import { WalkDesk } from "../composer/walk/composer";
import { coverOf, isFree, plainTile } from "../model/pieces";
import { sizeOf } from "../model/tiles";
import { say, sayIn, sayList } from "../say";
import { spokenFace, spokenTile } from "../say/tiles";
import { joined } from "../say/voice";
import { shownTime } from "../telling/clock";
import { lastDone, whoseTurn } from "../telling/news";
import type { Paper } from "../wire.gen";
import { timeLeft } from "./clocks";
import { openRuns } from "./crossword/open";
import { resultText } from "./news";
import { triedText } from "./now";
import type { Question } from "./questions";

export function summary(desk: Desk, question: Question): string {
  return ANSWERS[question](desk);
}

const ANSWERS: Record<Question, (desk: Desk) => string> = { last, rack, scores, time, unseen, tried, build: (desk) => places(desk).map((one) => one.text).join("; ") };

const viewOf = (desk: Desk) => desk.table.view.value!;

function last(desk: Desk): string {
  const { board, last, sheet, own } = viewOf(desk);
  const lies = last.flatMap((at) => (board[at] === undefined ? [] : [desk.tileAt(board[at], at)]));
  const laid = lies.length ? say("aloud-laid-last", { tiles: lies.join(", ") }) : "";
  const done = lastDone(viewOf(desk), desk.table.rules.value!);
  // A line of the sheet says where a play lies.
  if (sheet.length && !(own as unknown as Paper | null)?.written?.length) return done;
  return [done, laid].filter(Boolean).join(" ") || say("web-sheet-empty");
}

function sized(tile: string): string {
  const [width, height] = sizeOf(tile);
  return width * height > 1 ? `${spokenFace(tile)}, ${say("aloud-spans", { width, height })}` : spokenFace(tile);
}

function rack(desk: Desk): string {
  const { seats } = viewOf(desk);
  if (desk.table.seat.value === null) return say("aloud-watching");
  const slots = desk.rack.value;
  const mine = slots.filter((slot) => !isFree(slot.tile)).map((slot) => spokenTile(slot.tile, desk.box.value(slot.tile)));
  const free = slots.filter((slot) => isFree(slot.tile)).map((slot) => spokenTile(plainTile(slot.tile), undefined));
  const laid = [...desk.draft.value].map(([at, tile]) => desk.tileAt(tile, at));
  const parts = [seats[desk.seat] && mine.length ? `${say("web-rack")}: ${mine.join("; ")}.` : say("aloud-rack-empty")];
  if (free.length) parts.push(`${say("web-free-letters")}: ${free.join("; ")}.`);
  if (laid.length) parts.push(say("aloud-laid-not-sent", { tiles: laid.join(", ") }));
  return parts.join(" ");
}

function scores(desk: Desk): string {
  const view = viewOf(desk);
  if (view.outcome) return resultText(view);
  const race = Boolean(desk.table.rules.value?.bare);
  return view.seats
    .map((seat) => {
      const parts = [`${seat.name}: ${say(race ? "web-place-is" : "web-score-is", { count: seat.score })}`, say("web-tiles-held", { count: seat.rack.length })];
      return [...parts, ...(seat.resigned ? [say("web-resigned")] : [])].join(", ");
    })
    .join("; ");
}

function time(desk: Desk): string {
  const { table } = desk;
  const view = viewOf(desk);
  const left = view.seats.flatMap((seat, number) => {
    const ms = timeLeft(table, number) ?? view.clocks[number]?.left ?? null;
    return ms === null ? [] : [`${seat.name}: ${say("web-time-left", { time: shownTime(ms) })}`];
  });
  const glass = desk instanceof PaperDesk && !left.length ? runningGlass(desk) : null;
  if (glass) left.push(say("web-glass", { seconds: glass.seconds }));
  return joined([whoseTurn(table), left.length ? `${left.join("; ")}.` : say("aloud-no-clock")].filter(Boolean));
}

function unseen(desk: Desk): string {
  const view = viewOf(desk);
  const tiles = Object.entries(view.unseen).sort(([one], [other]) => desk.box.order(one) - desk.box.order(other));
  const count = tiles.reduce((sum, [, many]) => sum + many, 0);
  if (desk instanceof PaperDesk) {
    const others = view.seats.map((seat) => `${say("web-letters-of", { name: seat.name })}: ${seat.rack.map((tile) => spokenTile(tile, undefined)).join("; ") || "–"}.`);
    return [...others, say("web-letters-down", { count })].join(" ");
  }
  const title = sayIn(desk.table.rules.value!.game, "screen-unseen-title", { count, bag: view.bag });
  return `${title} ${tiles.map(([tile, many]) => say("web-times", { tile: spokenTile(tile, undefined), count: many })).join("; ")}`.trim();
}

function tried(desk: Desk): string {
  return triedText(desk) || say("aloud-nothing-tried");
}

/** A place where something can be built, and the square to go to. */
export interface Place {
  readonly text: string;
  readonly square: string;
}

/** Where I can build: empty squares beside tiles, row by row; or tiles with a free side, from the top. */
export function places(desk: Desk): Place[] {
  const { board, last: laid } = viewOf(desk);
  if (!(desk instanceof WalkDesk || desk instanceof PaperDesk)) return squares(desk);
  const cover = coverOf(board);
  return Object.keys(board)
    .filter((at) => cover.get(at) === at)
    .flatMap((at) => {
      const { sides, places: count } = desk.graph.value.open(at);
      if (!count) return [];
      const touching = spokenLinks(desk.graph.value.touching(at).map((one) => desk.lying.value[one] ?? ""), []);
      const free = sides.length ? say("aloud-free-sides", { sides: sayList(sides.map((side) => say(`aloud-side-${side}`))) }) : say("aloud-free-places", { count });
      return [{ square: at, text: [desk.where(at), sized(board[at]!), laid.includes(at) && say("web-square-last"), ...touching, free].filter(Boolean).join(", ") }];
    });
}

function squares(desk: Desk): Place[] {
  const { width, height, start } = desk.box.board;
  const { board } = viewOf(desk);
  if (!Object.keys(board).length) return start.map((square) => ({ square, text: say("aloud-start", { square }) }));
  return openRuns(board, width, height).map(({ row, from, to, letters }) => ({
    square: from,
    text: say(from === to ? "aloud-open-one" : "aloud-open-run", { row, from, to, letters: letters.join(", ") }),
  }));
}
