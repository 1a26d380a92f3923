/** Answers to single questions about the table, made only from the view. */

import type { Composer } from "../../composer/composer";
import { ownOf } from "../../model/own";
import { isFree, plainTile } from "../../model/pieces";
import { say, sayParts } from "../../say";
import { spokenTile } from "../../say/tiles";
import { joined } from "../../say/voice";
import { shownTime } from "../../telling/clock";
import { lastAct, whoseTurn } from "../../telling/news";
import { unseenTitle } from "../../telling/unseen";
import { awayUntil, shownDate } from "../../telling/vacation";
import { timeLeft } from "../clocks";
import { laidAlone } from "../laid";
import { resultText } from "../news";
import { triedText } from "../now";
import type { Question } from "../questions";
import { answersOf } from "./families";

export function summary(composer: Composer, question: Question): string {
  return SUMMARIES[question](composer);
}

const SUMMARIES: Record<Question, (composer: Composer) => string> = { last, rack, scores, time, unseen, tried, build: (composer) => sayParts(answersOf(composer).places().map((one) => one.text)) };

const viewOf = (composer: Composer) => composer.table.view.value!;

function last(composer: Composer): string {
  const view = viewOf(composer);
  const { board, last, sheet } = view;
  const lies = last.flatMap((at) => (board[at] === undefined ? [] : [composer.tileAt(board[at], at)]));
  const laid = lies.length ? say("spoken-laid-last", { tiles: lies.join(", ") }) : "";
  const done = lastAct(view, composer.table.rules.value!).text;
  if (!done) return laidAlone(composer) || say("web-sheet-empty");
  // A line of the sheet says where a play lies.
  if (sheet.length && !ownOf(view, "written")?.length) return done;
  return [done, laid].filter(Boolean).join(" ");
}

function rack(composer: Composer): string {
  const { seats } = viewOf(composer);
  if (composer.table.seat.value === null) return say("spoken-watching");
  const slots = composer.rack.value;
  const mine = slots.filter((slot) => !isFree(slot.tile)).map((slot) => spokenTile(slot.tile, composer.box.value(slot.tile)));
  const free = slots.filter((slot) => isFree(slot.tile)).map((slot) => spokenTile(plainTile(slot.tile), undefined));
  const laid = [...composer.draft.value].map(([at, tile]) => composer.tileAt(tile, at));
  const parts = [seats[composer.seat] && mine.length ? `${say("web-rack")}${say("web-colon")} ${sayParts(mine)}.` : say("spoken-rack-empty")];
  if (free.length) parts.push(`${say("web-free-letters")}${say("web-colon")} ${sayParts(free)}.`);
  if (laid.length) parts.push(say("spoken-laid-not-sent", { tiles: laid.join(", ") }));
  return parts.join(" ");
}

function scores(composer: Composer): string {
  const view = viewOf(composer);
  if (view.outcome) return resultText(view);
  const race = composer.table.rules.value?.race;
  const told = view.seats.map((seat) => {
    const parts = [`${seat.name}${say("web-colon")} ${say(race ? "web-place-is" : "web-score-is", { count: seat.score })}`, say("web-tiles-held", { count: seat.rack.length })];
    return [...parts, ...(seat.resigned ? [say("web-resigned")] : [])].join(", ");
  });
  return sayParts(told);
}

function time(composer: Composer): string {
  const { table } = composer;
  const view = viewOf(composer);
  const left = view.seats.flatMap((seat, number) => {
    const ms = timeLeft(table, number) ?? view.clocks[number]?.left ?? null;
    const away = awayUntil(table, number);
    const parts = [
      ...(ms === null ? [] : [say("web-time-left", { time: shownTime(ms) })]),
      ...(away === null ? [] : [say("web-on-vacation", { when: shownDate(table, away, true) })]),
    ];
    return parts.length ? [`${seat.name}${say("web-colon")} ${parts.join(", ")}`] : [];
  });
  const seconds = left.length ? null : (answersOf(composer).secondsLeft?.() ?? null);
  if (seconds !== null) left.push(say("web-glass", { seconds }));
  return joined([whoseTurn(table), left.length ? `${sayParts(left)}.` : say("spoken-no-clock")].filter(Boolean));
}

function unseen(composer: Composer): string {
  const view = viewOf(composer);
  const tiles = Object.entries(view.unseen).sort(([one], [other]) => composer.box.order(one) - composer.box.order(other));
  const count = tiles.reduce((sum, [, many]) => sum + many, 0);
  const own = answersOf(composer).unseen?.(count);
  if (own !== undefined) return own;
  const title = unseenTitle(composer.table.rules.value!.game, view);
  if (!tiles.length) return title;
  return `${title}${say("web-colon")} ${sayParts(tiles.map(([tile, many]) => say("web-times", { tile: spokenTile(tile, undefined), count: many })))}`;
}

function tried(composer: Composer): string {
  return triedText(composer) || say("spoken-nothing-tried");
}
