/** A visit to my cards: looking for words that I missed in games that are over, and answering. */

import { signal } from "@preact/signals";
import { forgetDeck } from "../../browser/study";
import * as api from "../../net/api";
import { problemText } from "../../net/problem";
import { say } from "../../say";
import type { OwnTable } from "../../wire.gen";
import { answered, type Card, cardsOf, type Deck, dueCards, keepDeck, onlyFrom, readDeck, sameCard, withGame } from "./deck";

/** So many games are looked through, a visit. */
const MOST_GAMES = 12;

export class Studying {
  readonly deck = signal<Deck>(readDeck());
  /** The card that is shown. */
  readonly card = signal<Card | null>(null);
  /** Which game is being looked through, in a sentence. */
  readonly looking = signal("");
  readonly trouble = signal("");
  private left = false;

  /** Looks through the games that are over until the page is left. */
  begin(): () => void {
    this.look().catch((problem: unknown) => {
      this.looking.value = "";
      this.trouble.value = problemText(problem);
    });
    return () => void (this.left = true);
  }

  private async look(): Promise<void> {
    const { tables } = await api.ownTables();
    if (this.left) return;
    this.change(onlyFrom(this.deck.value, new Set(tables.map((one) => one.table))));
    this.next();
    const fresh = tables.filter((one) => one.phase === "over" && one.mine.length && !this.deck.value.looked.includes(one.table)).slice(0, MOST_GAMES);
    for (const [index, one] of fresh.entries()) {
      this.looking.value = say("after-study-looking", { number: index + 1, count: fresh.length });
      const cards = await missedIn(one);
      // By now the deck may be kept by another visit.
      if (this.left) return;
      if (cards) this.change(withGame(this.deck.value, one.table, cards));
      if (!this.card.value) this.next();
    }
    this.looking.value = "";
  }

  private change(next: Deck): void {
    this.deck.value = next;
    keepDeck(next);
  }

  private next(): void {
    this.card.value = dueCards(this.deck.value, Date.now())[0] ?? null;
  }

  readonly answer = (knew: boolean): void => {
    this.change(answered(this.deck.value, this.card.value!, knew, Date.now()));
    this.next();
  };

  /** What was on the card's table can't be had. */
  readonly lost = (problem: unknown): void => {
    // Only of a game that isn't there any more nothing can be learned later either.
    if (!(problem instanceof api.ServerError) || problem.passes) {
      this.card.value = null;
      this.trouble.value = problemText(problem);
      return;
    }
    this.change({ ...this.deck.value, cards: this.deck.value.cards.filter((one) => !sameCard(one, this.card.value!)) });
    this.next();
  };

  readonly forget = (): void => {
    forgetDeck();
    this.deck.value = readDeck();
    this.card.value = null;
  };
}

/** A game's cards: none where there is no word list to look in, null where nobody can look now. */
async function missedIn({ table, mine }: OwnTable): Promise<Card[] | null> {
  try {
    return cardsOf(table, mine, await api.overlooked(table));
  } catch (problem) {
    if (!(problem instanceof api.ServerError) || problem.code === "web-offline") throw problem;
    return problem.passes ? null : [];
  }
}
