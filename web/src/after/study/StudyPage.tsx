import { useEffect, useMemo } from "preact/hooks";
import { showTitle } from "../../browser/title";
import { say } from "../../say";
import { shownMoment } from "../../say/moment";
import { Button } from "../../widgets/Button";
import { Top } from "../../widgets/Top";
import { PageTrouble } from "../../widgets/Trouble";
import { type Deck, dueCards, nextDue } from "./deck";
import { StudyCard } from "./StudyCard";
import { Studying } from "./studying";

/** Words that I missed, as cards. */
export function StudyPage() {
  const studying = useMemo(() => new Studying(), []);
  const { deck, card, looking, trouble } = studying;
  useEffect(() => {
    showTitle(say("after-entry-study"));
    return studying.begin();
  }, []);
  const due = dueCards(deck.value, Date.now()).length;
  return (
    <div class="start-page">
      <Top />
      <main class="study" id="main" tabIndex={-1}>
        <h1>{say("after-entry-study")}</h1>
        <p class="quiet-text" role="status">
          {looking.value || (deck.value.cards.length ? say("after-study-count", { due, count: deck.value.cards.length }) : "")}
        </p>
        <PageTrouble text={trouble.value} />
        {card.value ? (
          <StudyCard key={`${card.value.table} ${card.value.turn} ${card.value.word} ${card.value.due}`} card={card.value} onAnswer={studying.answer} onTrouble={studying.lost} />
        ) : (
          !looking.value && !trouble.value && <Nothing deck={deck.value} />
        )}
        <p class="quiet-text">{say("after-study-kept")}</p>
        {deck.value.cards.length > 0 && (
          <p>
            <Button small kind="quiet" onClick={studying.forget}>
              {say("after-study-forget")}
            </Button>
          </p>
        )}
      </main>
    </div>
  );
}

function Nothing({ deck }: { deck: Deck }) {
  const due = nextDue(deck);
  if (due === null) return <p class="card">{say("after-study-none")}</p>;
  const when = shownMoment(due);
  return <p class="card">{say("after-study-done", { when })}</p>;
}
