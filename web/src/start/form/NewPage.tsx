import { useEffect } from "preact/hooks";
import { rememberName } from "../../browser/my-name";
import { showTitle } from "../../browser/title";
import { useAsking } from "../../net/asking";
import { offered } from "../../net/offer";
import { language, say } from "../../say";
import { Button } from "../../widgets/Button";
import { Top } from "../../widgets/Top";
import { Trouble } from "../../widgets/Trouble";
import type { NewTable } from "../../wire.gen";
import { useMaking } from "../making";
import { prepare } from "../quick";
import { EditionChoice } from "./EditionChoice";
import { GameChoice } from "./GameChoice";
import { ListChoice } from "./ListChoice";
import { OptionsForm } from "./OptionsForm";
import { SeatsForm } from "./SeatsForm";
import { asNewTable, begin, game, lines } from "./wish";

/** Every kind of table: game, edition, word list, players and options. */
export function NewPage() {
  const { trouble, busy, start } = useMaking(wished, "/t");
  useEffect(() => showTitle(say("web-new")), [language.value]);
  useAsking(() => prepare().then(begin), trouble);
  return (
    <div class="start-page">
      <Top />
      <main id="main" tabIndex={-1}>
        <h1 class="welcome">{say("web-new")}</h1>
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
        {!offered.value && (trouble.value ? <Trouble text={trouble.value} /> : <p class="quiet-text">{say("web-loading")}</p>)}
      </main>
    </div>
  );
}

/** The table wished for; my name is remembered for the next one. */
function wished(): NewTable {
  rememberName(lines.value.find((line) => line.kind === "me")?.name.trim() ?? "");
  return asNewTable();
}
