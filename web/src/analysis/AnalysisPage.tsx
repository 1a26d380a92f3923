import { useEffect, useMemo } from "preact/hooks";
import { showTitle } from "../browser/title";
import { keepHere } from "../browser/worker";
import { language, say } from "../say";
import { editionName } from "../say/options";
import { useWordsIn } from "../say/words";
import { WordCheck } from "../search";
import { Top } from "../widgets/Top";
import { Trouble } from "../widgets/Trouble";
import { Analysis, type AnalysisChoice } from "./analysis";
import { openBoard } from "./families";

/** A board on which one lays what one likes, and sees what can be played; and a look-up of words. All of it on this device. */
export function AnalysisPage() {
  const analysis = useMemo(() => new Analysis(), []);
  useEffect(() => {
    // The device keeps the page itself, so that it opens without a connection too.
    void keepHere();
    void analysis.begin();
    return () => analysis.close();
  }, []);
  useEffect(() => showTitle(say("search-title")), [language.value]);
  const found = analysis.search.value;
  useWordsIn(found?.searcher.basis.rules.edition.language);
  const Board = found && openBoard(found.searcher.basis.rules);
  return (
    <div class="keep-page">
      <Top />
      <main id="main" tabIndex={-1} class="analysis">
        <h1 class="welcome">{say("search-title")}</h1>
        <p class="quiet-text">{say("search-more")}</p>
        <Choosing analysis={analysis} />
        <p role="status" class="quiet-text">{analysis.state.value}</p>
        <Trouble text={analysis.trouble.value} />
        {found && <WordCheck key={found.searcher.basis.rules.edition.name} searcher={found.searcher} />}
        {found?.plays && Board && <Board key={`${found.searcher.basis.rules.game}/${found.searcher.basis.rules.edition.name}`} analysis={analysis} rules={found.searcher.basis.rules} plays={found.plays} />}
      </main>
    </div>
  );
}

function Choosing({ analysis }: { analysis: Analysis }) {
  const choices = analysis.choices.value;
  const { game, edition } = analysis.position.value ?? {};
  const games = [...new Set(choices.map((one) => one.game))];
  const chosen = choices.findIndex((one) => one.game === game && one.edition.name === edition);
  if (!choices.length) return null;
  return (
    <label class="field">
      {say("search-which")}
      <select value={String(chosen)} onChange={(event) => void analysis.start(choices[Number(event.currentTarget.value)]!)}>
        {chosen < 0 && <option value="-1" />}
        {games.map((name) => (
          <optgroup key={name} label={say(`screen-game-${name}`)}>
            {choices.map((one, index) => one.game === name && <option key={index} value={String(index)}>{choiceName(one)}</option>)}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

function choiceName({ game, edition }: AnalysisChoice): string {
  return `${say(`screen-game-${game}`)} · ${say(`screen-language-${edition.language}`)} · ${editionName(edition)}`;
}
