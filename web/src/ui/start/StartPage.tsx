import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../../net/api";
import { say } from "../../say";
import { Button } from "../Button";
import { keepLinks } from "../links";
import { loadOffer, offered } from "../offer";
import { go } from "../router";
import { problemText } from "../problem";
import { Top } from "../Top";
import { EditionChoice } from "./EditionChoice";
import { GameChoice } from "./GameChoice";
import { LobbyList } from "./LobbyList";
import { OptionsForm } from "./OptionsForm";
import { SeatsForm } from "./SeatsForm";
import { asNewTable, begin, game, lines, rememberName } from "./wish";

/** Where everything begins: my tables, and a new one. */
export function StartPage() {
  const trouble = useSignal("");
  const busy = useSignal(false);
  useEffect(() => {
    document.title = "Rekje";
    loadOffer().then(begin, (problem: unknown) => (trouble.value = problemText(problem)));
  }, []);
  const start = async (event: Event) => {
    event.preventDefault();
    busy.value = true;
    trouble.value = "";
    try {
      rememberName(lines.value.find((line) => line.kind === "me")?.name.trim() ?? "");
      const made = await api.makeTable(asNewTable());
      keepLinks(made.table, made.links);
      go(`/t/${made.table}`);
    } catch (problem) {
      trouble.value = problemText(problem);
    }
    busy.value = false;
  };
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
        </p>
        <LobbyList />
        {game.value && (
          <form class="new-table" onSubmit={(event) => void start(event)}>
            <GameChoice />
            <EditionChoice />
            <SeatsForm />
            <OptionsForm />
            {trouble.value && (
              <p class="bad" role="alert">
                {trouble.value}
              </p>
            )}
            <Button submit kind="primary" disabled={busy.value}>
              {say("web-start")}
            </Button>
          </form>
        )}
        {!offered.value && trouble.value && (
          <p class="bad" role="alert">
            {trouble.value}
          </p>
        )}
      </main>
    </div>
  );
}
