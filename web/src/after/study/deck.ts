/**
 * Words to study, as cards in Leitner boxes: who knew a word meets it again later, who didn't begins anew with it. The
 * deck is kept in this browser and nowhere else.
 */

import { STUDY } from "../../browser/study";
import type { Square } from "../../model/squares";
import type { Overlooked, SheetLine } from "../../wire.gen";

/** A word that could have been played. `turn` 0 is the table at its end, for a word that nobody saw there. */
export interface Card {
  readonly table: string;
  readonly turn: number;
  readonly seat: number;
  readonly word: string;
  readonly at: string;
  readonly path: readonly Square[];
  readonly score: number;
  readonly did: SheetLine | null;
  readonly box: number;
  /** When it is to be shown again, in ms since 1970. */
  readonly due: number;
}

/** The cards, and the tables whose games have been looked through. */
export interface Deck {
  readonly cards: readonly Card[];
  readonly looked: readonly string[];
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** After how long a card comes again from each box. */
export const WAITS = [10 * MINUTE, DAY, 3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY] as const;
/** Of words that nobody saw so many become cards, a game. */
const MOST_WORDS = 5;
const MOST_CARDS = 400;
export const EMPTY: Deck = { cards: [], looked: [] };

export const sameCard = (one: Card, other: Card): boolean => one.table === other.table && one.turn === other.turn && one.word === other.word;

/** The cards of a game: of the seats that are mine, what they could have played; or words that nobody saw. */
export function cardsOf(table: string, mine: readonly number[], found: Overlooked): Card[] {
  const fresh = { table, box: 0, due: 0 };
  const plays = found.plays.filter((play) => mine.includes(play.seat));
  const words = found.words.filter((one) => one.tiles.length > 2).slice(0, MOST_WORDS);
  return [
    ...plays.map(({ turn, seat, word, at, path, score, did }) => ({ ...fresh, turn, seat, word, at, path, score, did })),
    ...words.map(({ word, tiles }) => ({ ...fresh, turn: 0, seat: -1, word, at: "", path: tiles, score: 0, did: null })),
  ];
}

/** The deck with a game's cards; those that it holds already stay in their boxes. The oldest make room. */
export function withGame(deck: Deck, table: string, cards: readonly Card[]): Deck {
  const fresh = cards.filter((card) => !deck.cards.some((one) => sameCard(one, card)));
  return { cards: [...deck.cards, ...fresh].slice(-MOST_CARDS), looked: [...deck.looked.filter((one) => one !== table), table] };
}

/** The deck without games that are no longer there. */
export function onlyFrom(deck: Deck, tables: ReadonlySet<string>): Deck {
  return { cards: deck.cards.filter((card) => tables.has(card.table)), looked: deck.looked.filter((table) => tables.has(table)) };
}

/** The cards to be shown now, those in the lowest boxes first. */
export function dueCards(deck: Deck, now: number): Card[] {
  return deck.cards.filter((card) => card.due <= now).sort((one, other) => one.box - other.box || one.due - other.due);
}

/** The deck after a card was shown. */
export function answered(deck: Deck, card: Card, knew: boolean, now: number): Deck {
  const box = knew ? Math.min(card.box + 1, WAITS.length - 1) : 0;
  const again = { ...card, box, due: now + WAITS[box]! };
  return { ...deck, cards: deck.cards.map((one) => (sameCard(one, card) ? again : one)) };
}

/** When the next card is due; null where there are none. */
export function nextDue(deck: Deck): number | null {
  return deck.cards.length ? Math.min(...deck.cards.map((card) => card.due)) : null;
}

export function readDeck(): Deck {
  try {
    const deck = JSON.parse(localStorage.getItem(STUDY) ?? "") as Deck;
    return Array.isArray(deck.cards) && Array.isArray(deck.looked) ? deck : EMPTY;
  } catch {
    return EMPTY;
  }
}

export function keepDeck(deck: Deck): void {
  localStorage.setItem(STUDY, JSON.stringify(deck));
}
