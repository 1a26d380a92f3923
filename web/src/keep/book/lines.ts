/** What a line of the book says in its row of the score sheet. */

import { plainWord } from "../../model/tiles";
import { say, sayList } from "../../say";
import type { Book, BookLine, Command } from "../../wire.gen";

export interface Row {
  /** The seat that it is about; for opening words, the seat with the longest. */
  readonly seat: number;
  /** The words with their points, the one laid first. */
  readonly words: readonly { word: string; score: number }[];
  readonly at: string;
  readonly score: number;
}

/** What a line did in the game. */
export function rowOf(line: BookLine): Row {
  for (const event of line.events) {
    if (event.event === "play-laid") return { seat: event.seat, words: event.words, at: event.at, score: event.score };
    if (event.event === "placed" || event.event === "claimed" || event.event === "knock-made") {
      return { seat: event.seat, words: event.words ?? [], at: "", score: event.score ?? 0 };
    }
  }
  return { seat: line.move.seat ?? 0, words: [], at: "", score: 0 };
}

const AS_ON_SCREEN = ["exchange", "pass", "time-up", "resign", "buy"];

/** A move in a few words, for lines that have done nothing yet. */
export function tell(move: Command, names: readonly string[]): string {
  switch (move.do) {
    case "play":
      return `${plainWord(move.word)} ${move.at ?? ""}`.trim();
    case "place":
    case "swap":
      return [move.tile ?? (move.tiles ?? []).map((one) => one.tile).join(" "), sayList(move.words ?? [])].filter(Boolean).join(": ");
    case "claim":
    case "knock":
      return say(`keep-did-${move.do}`, { words: sayList(move.words ?? []) });
    case "open":
      return say("keep-did-open", { words: Object.entries(move.words).map(([seat, word]) => `${names[Number(seat)]} ${plainWord(word ?? "–")}`).join(", ") });
    case "vote":
      return say(move.yes ? "keep-did-vote-yes" : "keep-did-vote-no");
    case "free":
      return say("keep-did-free", { tile: move.tile });
    default:
      if (AS_ON_SCREEN.includes(move.do)) return say(`screen-did-${move.do}`, { count: countOf(move) });
      return say(`keep-did-${move.do}`);
  }
}

/** The same with the name of the player, for a move that has one. */
export function tellOf(move: Command, names: readonly string[]): string {
  return isNobodys(move) ? tell(move, names) : `${names[move.seat ?? 0]}${say("web-colon")} ${tell(move, names)}`;
}

/** The words named in a line that don't count. */
export function leftOut({ events }: Pick<BookLine, "events">): string[] {
  return events.flatMap((event) => ("dropped" in event ? (event.dropped ?? []) : [])).map((one) => plainWord(one.word));
}

/** The lines that don't hold (any more): they count for nothing until they are corrected. */
export function brokenIn({ lines }: Pick<Book, "lines">): BookLine[] {
  return lines.filter((line) => line.refusal !== null);
}

/** Whether a move belongs to no single player. */
export function isNobodys(move: Command): boolean {
  return move.do === "open" || move.do === "end";
}

function countOf(move: Command): number {
  if (move.do !== "exchange" && move.do !== "buy") return 0;
  return move.count ?? move.tiles?.length ?? 0;
}
