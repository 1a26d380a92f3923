import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { forgetDeck } from "../browser/study";
import { showTitle } from "../browser/title";
import * as api from "../net/api";
import { problemText } from "../net/problem";
import { language, say } from "../say";
import { Button } from "../widgets/Button";
import { Top } from "../widgets/Top";
import { Trouble } from "../widgets/Trouble";
import type { LobbyTable } from "../wire.gen";
import { answered, type Card, cardsOf, type Deck, dueCards, keepDeck, nextDue, onlyFrom, readDeck, sameCard, withGame } from "./deck";
import { StudyCard } from "./StudyCard";

/** So many games are looked through, a visit. */
const MOST_GAMES = 12;

/** Words that I missed, as cards. */
export function StudyPage() {
  const deck = useSignal<Deck>(readDeck());
  const looking = useSignal("");
  const trouble = useSignal("");
  const card = useSignal<Card | null>(null);
  const change = (next: Deck) => {
    deck.value = next;
    keepDeck(next);
  };
  const next = () => (card.value = dueCards(deck.value, Date.now())[0] ?? null);
  const left = useRef(false);
  const look = async () => {
    const { tables } = await api.lobby();
    if (left.current) return;
    change(onlyFrom(deck.value, new Set(tables.map((one) => one.table))));
    next();
    const fresh = tables.filter((one) => one.phase === "over" && one.mine.length && !deck.value.looked.includes(one.table)).slice(0, MOST_GAMES);
    for (const [index, one] of fresh.entries()) {
      looking.value = say("after-study-looking", { number: index + 1, count: fresh.length });
      const cards = await missedIn(one);
      // By now the deck may be kept by another visit.
      if (left.current) return;
      if (cards) change(withGame(deck.value, one.table, cards));
      if (!card.value) next();
    }
    looking.value = "";
  };
  useEffect(() => {
    showTitle(say("after-entry-study"));
    look().catch((problem: unknown) => {
      looking.value = "";
      trouble.value = problemText(problem);
    });
    return () => void (left.current = true);
  }, []);
  const answer = (knew: boolean) => {
    change(answered(deck.value, card.value!, knew, Date.now()));
    next();
  };
  const lost = (problem: unknown) => {
    // Only of a game that isn't there any more nothing can be learned later either.
    if (!(problem instanceof api.ServerError) || problem.passes) {
      card.value = null;
      trouble.value = problemText(problem);
      return;
    }
    change({ ...deck.value, cards: deck.value.cards.filter((one) => !sameCard(one, card.value!)) });
    next();
  };
  const forget = () => {
    forgetDeck();
    deck.value = readDeck();
    card.value = null;
  };
  const due = dueCards(deck.value, Date.now()).length;
  return (
    <div class="start-page">
      <Top />
      <main class="study" id="main" tabIndex={-1}>
        <h1>{say("after-entry-study")}</h1>
        <p class="quiet-text" role="status">
          {looking.value || (deck.value.cards.length ? say("after-study-count", { due, count: deck.value.cards.length }) : "")}
        </p>
        <Trouble text={trouble.value} />
        {card.value ? (
          <StudyCard key={`${card.value.table} ${card.value.turn} ${card.value.word} ${card.value.due}`} card={card.value} onAnswer={answer} onTrouble={lost} />
        ) : (
          !looking.value && !trouble.value && <Nothing deck={deck.value} />
        )}
        <p class="quiet-text">{say("after-study-kept")}</p>
        {deck.value.cards.length > 0 && (
          <p>
            <Button small kind="quiet" onClick={forget}>
              {say("after-study-forget")}
            </Button>
          </p>
        )}
      </main>
    </div>
  );
}

/** A game's cards: none where there is no word list to look in, null where nobody can look now. */
async function missedIn({ table, mine }: LobbyTable): Promise<Card[] | null> {
  try {
    return cardsOf(table, mine, await api.overlooked(table));
  } catch (problem) {
    if (!(problem instanceof api.ServerError) || problem.code === "web-offline") throw problem;
    return problem.passes ? null : [];
  }
}

function Nothing({ deck }: { deck: Deck }) {
  const due = nextDue(deck);
  if (due === null) return <p class="card">{say("after-study-none")}</p>;
  const when = new Date(due).toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" });
  return <p class="card">{say("after-study-done", { when })}</p>;
}
