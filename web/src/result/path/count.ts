/** The final count where words are written down: how many there are, which were knocked for, and their letters. */

import { ownOf } from "../../model/own";
import { isToken, splitTiles } from "../../model/tiles";
import { say, sayList } from "../../say";
import type { View } from "../../wire.gen";
import { type CountRow, type FinishedGame, type ResultFamily, winnersOf } from "../family";

const KNOCKS = "L14";

export const pathResult: ResultFamily = { title, how, count, total: () => say("result-total") };

/** Who has won; of somebody who played alone, how many words there are. */
function title(game: FinishedGame): string {
  const { seats } = game.view;
  return seats.length === 1 ? say("result-alone", { name: seats[0]!.name, count: counted(game.view, 0).words }) : winnersOf(game);
}

/** By what equal points were decided (L19). */
function how({ view, outcome, rules }: FinishedGame): string {
  const [first] = outcome.winners as [number];
  const name = view.seats[first]?.name ?? "";
  const { words, letters } = counted(view, first);
  const score = outcome.scores[first] ?? 0;
  if (outcome.winners.length > 1) return say("web-points", { count: score });
  const level = view.seats.flatMap((seat, number) => (!seat.resigned && outcome.scores[number] === score ? [seat.name] : []));
  if (level.length < 2) return "";
  const byWords = rules.options["scoring"] === "letters";
  return say(byWords ? "lays-winner-words" : "lays-winner-letters", { names: sayList(level), name, score, tie: byWords ? words : letters });
}

function count({ view }: FinishedGame): CountRow[] {
  const all = view.seats.map((_, seat) => counted(view, seat));
  const words: CountRow[] = all.some(({ knocked }) => knocked)
    ? [
        { label: say("result-words-own"), cells: all.map((one) => one.words - one.knocked) },
        { label: say("result-words-knocked"), rule: KNOCKS, cells: all.map(({ knocked }) => knocked) },
      ]
    : [{ label: say("result-words"), cells: all.map((one) => one.words) }];
  const left = view.seats.length === 1 ? [{ label: say("result-left"), cells: [view.seats[0]!.rack.filter((tile) => !isToken(tile)).length] }] : [];
  return [...words, { label: say("result-letters"), cells: all.map(({ letters }) => letters) }, { label: say("result-longest"), cells: all.map(({ longest }) => longest) }, ...left];
}

/** What a seat has written down: its words, those of them that it knocked for, all their letters, and the letters of the longest. */
function counted(view: View, seat: number): { words: number; knocked: number; letters: number; longest: number } {
  const mine = (ownOf(view, "written") ?? []).filter((one) => one.seat === seat);
  const knocks = new Set(view.sheet.filter((line) => line.seat === seat && line.kind === "knock").flatMap((line) => line.words.map((one) => one.word)));
  return {
    words: mine.length,
    knocked: mine.filter((one) => knocks.has(one.word)).length,
    letters: mine.reduce((sum, one) => sum + one.tiles.length, 0),
    longest: Math.max(0, ...mine.map((one) => splitTiles(one.word).length)),
  };
}
