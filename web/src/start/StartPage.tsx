import { useEffect } from "preact/hooks";
import { rememberName } from "../browser/my-name";
import { showTitle } from "../browser/title";
import { loadOffer, offered } from "../net/offer";
import { problemText } from "../net/problem";
import { loadRatings } from "../net/ratings";
import { say } from "../say";
import { Button } from "../widgets/Button";
import { Top } from "../widgets/Top";
import { Trouble } from "../widgets/Trouble";
import type { NewTable } from "../wire.gen";
import { EditionChoice } from "./EditionChoice";
import { GameChoice } from "./GameChoice";
import { ListChoice } from "./ListChoice";
import { LobbyList } from "./LobbyList";
import { useMaking } from "./making";
import { OptionsForm } from "./OptionsForm";
import { SeatsForm } from "./SeatsForm";
import { asNewTable, begin, game, lines } from "./wish";

/** Where everything begins: my tables, and a new one. */
export function StartPage() {
  const { trouble, busy, start } = useMaking(wished, "/t");
  useEffect(() => {
    showTitle();
    Promise.all([loadOffer(), loadRatings()]).then(begin, (problem: unknown) => (trouble.value = problemText(problem)));
  }, []);
  return (
    <div class="start-page">
      <Top />
      <main id="main" tabIndex={-1}>
        <h1 class="welcome">{say("web-welcome")}</h1>
        <p class="quiet-text">{say("web-welcome-more")}</p>
        <p>
          <a href="/keep" data-within>
            {say("web-keep")}
          </a>
          {" · "}
          <a href="/join" data-within>
            {say("web-have-link")}
          </a>
        </p>
        <LobbyList />
        {game.value && (
          <form class="new-table" onSubmit={start}>
            <GameChoice />
            <EditionChoice />
            <ListChoice label={say("web-list")} />
            <SeatsForm />
            <OptionsForm />
            <Trouble text={trouble.value} />
            <Button submit kind="primary" disabled={busy.value}>
              {say("web-start")}
            </Button>
          </form>
        )}
        {!offered.value && <Trouble text={trouble.value} />}
      </main>
    </div>
  );
}

/** The table wished for; my name is remembered for the next one. */
function wished(): NewTable {
  rememberName(lines.value.find((line) => line.kind === "me")?.name.trim() ?? "");
  return asNewTable();
}
