/** What a review says of moves and numbers, in few words. */

import { squareName } from "../model/squares";
import { BLANK, faceOf, sizeOf } from "../model/tiles";
import { language, say } from "../say";
import type { Move, Review, ReviewTurn } from "../wire.gen";

const MOST_WORDS = 4;

/** What was done, or could be: `8D TAART`, a walk's word, letters with the words that they make, an exchange … */
export function moveText(move: Move): string {
  const { kind, at = "", word = "", words = [], laid = [] } = move;
  if ((kind === "play" || kind === "taken-back") && word) {
    const told = `${at} ${word}`.trim();
    return kind === "play" ? told : `${told} (${say("review-did-taken-back")})`;
  }
  if (kind === "exchange" && move.tiles) return say("review-exchange", { tiles: move.tiles });
  if ((kind === "place" || kind === "blank") && laid.length) {
    const letters = laid.map(([square, tile]) => `${letter(tile)} ${squareName(square)}`).join(" + ");
    return words.length ? `${letters}: ${some(words)}` : letters;
  }
  if (kind === "knock" && words.length) return `${say("review-knock")}: ${some(words)}`;
  return say(`review-did-${kind}`, { count: move.count ?? 0 });
}

/** What would have been best in a turn, with its score; of the same word, that it lies another way. */
export function betterText({ choices, done }: ReviewTurn): string {
  const { move } = choices[0]!;
  const same = move.path?.length && move.word === done.word && move.kind === done.kind;
  return `${same ? say("review-otherwise", { move: moveText(move) }) : moveText(move)} ${move.score ?? ""}`.trim();
}

function letter(tile: string): string {
  const face = faceOf(tile);
  return `${face === BLANK ? "□" : face}${face === tile ? "" : sizeOf(tile).join("×")}`;
}

function some(words: readonly string[]): string {
  return [...words.slice(0, MOST_WORDS), ...(words.length > MOST_WORDS ? ["…"] : [])].join(" ");
}

/** A move with its score; where words are written down, of how much that could be read then. */
export function doneText(review: Review, turn: ReviewTurn): string {
  const { done, played } = turn;
  const of = review.measure === "words" && played && done.kind === "place" ? `/${Math.round(played.equity)}` : "";
  return `${moveText(done)} ${done.score || of ? `${done.score ?? 0}${of}` : ""}${turn.phonies.length ? " *" : ""}`;
}

export function whoText(review: Review, turn: ReviewTurn): string {
  return say("review-who", { name: review.seats[turn.seat]!.name, number: turn.number });
}

/** What a turn cost: nothing for the best, a dash where it couldn't be judged. */
export function costText(turn: ReviewTurn): string {
  if (!turn.cost) return "–";
  return turn.cost.equity ? `−${decimal(turn.cost.equity)}` : "0";
}

export function decimal(value: number): string {
  return value.toLocaleString(language.value, { maximumFractionDigits: 1 });
}

export function percent(chance: number | null): string {
  return chance === null ? "–" : chance.toLocaleString(language.value, { style: "percent" });
}
