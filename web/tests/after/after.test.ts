import { describe, expect, it } from "vitest";
import { chartOf } from "../../src/after/games/chart";
import { answered, type Card, cardsOf, type Deck, dueCards, EMPTY, nextDue, onlyFrom, WAITS, withGame } from "../../src/after/study/deck";
import "../fake-browser";
import type { Overlooked, Played } from "../../src/wire.gen";

const DAY = 86_400_000;
const did = { seat: 0, kind: "play", at: "8D", word: "OP", words: [], score: 5, count: 2 };
const found: Overlooked = {
  plays: [
    { turn: 3, seat: 0, did, word: "TAART", at: "8D", path: [], score: 30 },
    { turn: 4, seat: 1, did: { ...did, seat: 1 }, word: "TAFEL", at: "E7", path: [], score: 40 },
  ],
  words: [],
  count: null,
};
const unseen: Overlooked = {
  plays: [],
  words: [
    { word: "ABORT", tiles: [[1, 5], [0, 2], [3, 1], [3, 3], [6, 2]] },
    { word: "AM", tiles: [[1, 5], [4, 5]] },
  ],
  count: 2,
};

const words = (cards: readonly Card[]) => cards.map((card) => card.word);

describe("the deck", () => {
  const deck = withGame(EMPTY, "t1", cardsOf("t1", [0], found));
  const [card] = deck.cards as [Card];

  it("has cards for my seats, and for words that nobody saw, unless they are too short", () => {
    expect(words(deck.cards)).toEqual(["TAART"]);
    expect(words(cardsOf("t2", [1], found))).toEqual(["TAFEL"]);
    expect(cardsOf("t3", [0], unseen)).toMatchObject([{ word: "ABORT", turn: 0, seat: -1 }]);
  });

  it("lets a card climb from box to box, each time for longer, and stay in the last", () => {
    let now = 1_000;
    let climbing: Deck = deck;
    for (const wait of [...WAITS.slice(1), WAITS.at(-1)!]) {
      const [due] = dueCards(climbing, now) as [Card];
      expect(due.word).toBe("TAART");
      climbing = answered(climbing, due, true, now);
      expect(nextDue(climbing)).toBe(now + wait);
      expect(dueCards(climbing, now + wait - 1)).toEqual([]);
      now += wait;
    }
    expect(climbing.cards[0]!.box).toBe(WAITS.length - 1);
  });

  it("begins anew, and soon, with a card that wasn't known", () => {
    const known = answered(deck, card, true, 0);
    const missed = answered(known, known.cards[0]!, false, DAY);
    expect(missed.cards[0]).toMatchObject({ box: 0, due: DAY + 600_000 });
  });

  it("shows low boxes first", () => {
    const both = withGame(answered(deck, card, true, 0), "t2", cardsOf("t2", [1], found));
    expect(words(dueCards(both, 2 * DAY))).toEqual(["TAFEL", "TAART"]);
  });

  it("looks through a game twice without doubling or resetting its cards", () => {
    const known = answered(deck, card, true, 0);
    const again = withGame(known, "t1", cardsOf("t1", [0], found));
    expect(again.cards).toEqual(known.cards);
    expect(again.looked).toEqual(["t1"]);
  });

  it("forgets games that are gone", () => {
    expect(onlyFrom(deck, new Set(["t2"]))).toEqual(EMPTY);
    expect(onlyFrom(deck, new Set(["t1"]))).toEqual(deck);
    expect(nextDue(EMPTY)).toBeNull();
  });
});

describe("scores in the course of time", () => {
  const game = (score: number): Played => ({ table: `${score}`, began: 0, game: "scrabble", scoring: "", score, result: "won", others: [] });

  it("stand between lines of round numbers, the last at the right", () => {
    const { points, lines } = chartOf([game(0), game(200), game(390)], 300, 100);
    expect(lines.map((line) => line.value)).toEqual([0, 100, 200, 300, 400]);
    expect(points.map(({ x, y }) => [x, y])).toEqual([[0, 100], [150, 50], [300, 2.5]]);
  });

  it("may be below zero, and a single game stands in the middle", () => {
    const { points, lines } = chartOf([game(-11)], 300, 100);
    expect(lines[0]!.value).toBeLessThanOrEqual(-11);
    expect(lines.some((line) => line.value === 0)).toBe(true);
    expect(points[0]!.x).toBe(150);
    expect(points[0]!.y).toBeLessThanOrEqual(100);
  });

  it("can all be zero", () => {
    expect(chartOf([game(0), game(0)], 10, 10).points.every(({ y }) => y === 10)).toBe(true);
  });
});

it("averages below nothing have a minus, not a hyphen", async () => {
  const { rounded } = await import("../../src/after/games/Numbers");
  expect([rounded(-4.5, 1), rounded(12, 0), rounded(-4, 0)]).toEqual(["−4.5", "12", "−4"]);
});
