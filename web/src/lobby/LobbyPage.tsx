import { useEffect, useRef } from "preact/hooks";
import { narrow } from "../browser/screen";
import { toPage } from "../browser/router";
import { showTitle } from "../browser/title";
import { problemText } from "../net/problem";
import { language, say } from "../say";
import { prepare } from "../start/quick";
import { Top } from "../widgets/Top";
import { PageTrouble } from "../widgets/Trouble";
import type { LobbyView } from "../wire.gen";
import { type Hall, useHall } from "./hall";
import { HereNow } from "./HereNow";
import { OfferForm } from "./OfferForm";
import { Offers } from "./Offers";
import { ToWatch } from "./ToWatch";
import { WordForm } from "./WordForm";

/** The lobby: who looks for somebody to play with, what can be watched, and who is here. */
export function LobbyPage() {
  const hall = useHall();
  useEffect(() => showTitle(say("web-lobby")), [language.value]);
  useEffect(() => {
    prepare().catch((problem: unknown) => (hall.trouble.value = problemText(problem)));
  }, []);
  const view = hall.view.value;
  return (
    <>
      <Top />
      <main id="main" class="lobby" tabIndex={-1}>
        <h1>{say("web-lobby")}</h1>
        <PageTrouble text={hall.trouble.value} />
        {view ? <Content hall={hall} view={view} /> : !hall.trouble.value && <p class="quiet-text">{say("web-loading")}</p>}
      </main>
    </>
  );
}

/** The form for an offer; on a narrow screen it is opened first, so that the offers of others are seen at once. */
function NewOffer() {
  const title = <h2 id="lobby-new">{say("lobby-offer-title")}</h2>;
  if (!narrow.value) {
    return (
      <section class="card lobby-new" aria-labelledby="lobby-new">
        {title}
        <OfferForm />
      </section>
    );
  }
  return (
    <details class="card lobby-new">
      <summary>{title}</summary>
      <OfferForm />
    </details>
  );
}

function Content({ hall, view }: { hall: Hall; view: LobbyView }) {
  const said = useRef(false);
  // The form that had the focus is gone.
  useEffect(() => void (said.current && view.state === "open" && toPage()), [view.state]);
  const onSaid = () => {
    said.current = true;
    hall.hurry();
  };
  if (view.state === "word") return <WordForm onSaid={onSaid} />;
  if (view.state === "off") {
    return (
      <section class="card lobby-closed">
        <p>{say("lobby-off")}</p>
        <a class="button" href="/" data-within>
          {say("web-home")}
        </a>
      </section>
    );
  }
  return (
    <div class="lobby-parts">
      <NewOffer />
      <div class="lobby-lists">
        <Offers view={view} onChange={hall.hurry} />
        <ToWatch view={view} />
      </div>
      <HereNow view={view} onChange={hall.hurry} />
    </div>
  );
}
