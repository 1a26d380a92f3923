import type { PathComposer } from "../../composer/path/composer";
import { squareName } from "../../model/squares";
import { plainWord } from "../../model/tiles";
import { say } from "../../say";
import { wordLang } from "../../say/words";
import { laidAlone } from "../../spoken/laid";
import type { Written } from "../../wire.gen";

/** The words written down, a row for each act, the last on top. A press on a word shows where it lies. */
export function WordList({ composer }: { composer: PathComposer }) {
  const view = composer.table.view.value!;
  const { written } = composer.paper.value;
  if (!written.length) return <p class="quiet-text">{laidAlone(composer) || say("web-sheet-empty")}</p>;
  const acts = [...new Set(written.map((one) => one.act))].reverse();
  const look = (word: Written) => (composer.looked.value = word.tiles.map(squareName));
  return (
    <table class="sheet word-list">
      <thead>
        <tr>
          <th scope="col">{say("screen-column-player")}</th>
          <th scope="col">{say("web-sheet-word")}</th>
          <th scope="col" class="number">
            {say("web-column-points")}
          </th>
        </tr>
      </thead>
      <tbody>
        {acts.map((act) => {
          const words = written.filter((one) => one.act === act);
          return (
            <tr key={act}>
              <td>{view.seats[words[0]!.seat]!.name}</td>
              <td>
                {words.map((one, index) => (
                  <button key={index} type="button" class="word" lang={wordLang()} tabIndex={-1} title={say("web-show-word", { word: plainWord(one.word) })} onClick={() => look(one)}>
                    {plainWord(one.word)}
                  </button>
                ))}
              </td>
              <td class="number">{words.reduce((sum, one) => sum + one.score, 0)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
