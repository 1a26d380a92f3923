import { useEffect, useRef } from "preact/hooks";
import { letterOf, plainWord } from "../../model/tiles";
import { say } from "../../say";
import { wordLang } from "../../say/words";
import { Done } from "../../widgets/Done";
import type { CourseLine, History, Word } from "../../wire.gen";

/** A word of the sheet that is pointed out on the table, and whose it is. */
export interface Shown {
  readonly word: Word;
  readonly name: string;
}

interface Props {
  readonly story: History;
  readonly at: number;
  readonly shown: Shown | null;
  readonly onShow: (step: number, word: Shown) => void;
}

/** The score sheet of a whole game: a press on a word shows where it lies. */
export function StorySheet({ story, at, shown, onShow }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // What is told on the table is in sight on the sheet.
  useEffect(() => {
    const here = box.current?.querySelector<HTMLElement>("[aria-current]");
    const list = box.current;
    if (here && list && !list.contains(document.activeElement)) list.scrollTop = here.offsetTop - list.clientHeight / 2;
  }, [at]);
  const names = story.steps[0]!.view.seats.map((seat) => seat.name);
  return (
    <div class="story-sheet" role="region" aria-label={say("after-entry-sheet")} tabIndex={0} ref={box}>
      <table class="sheet">
        <thead>
          <tr>
            {["player", "words", "points", "total"].map((column, index) => (
              <th key={column} scope="col" class={index > 1 ? "number" : ""}>
                {say(`after-sheet-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {story.lines.map(({ step, told }, index) => (
            <tr key={index} aria-current={step === at ? "step" : undefined}>
              <td>{names[told.line.seat]}</td>
              <td>
                <Words told={told} name={names[told.line.seat]!} shown={shown} onShow={(word) => onShow(step, word)} />
              </td>
              <td class="number">{told.words.length || told.line.score ? told.line.score : ""}</td>
              <td class="number">{told.totals[told.line.seat]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Words({ told, name, shown, onShow }: { told: CourseLine; name: string; shown: Shown | null; onShow: (word: Shown) => void }) {
  const { line, words } = told;
  if (!words.length) return <Did told={told} />;
  return (
    <>
      {words.map((word, index) =>
        word.squares.length ? (
          <button key={index} type="button" class={`word ${word.struck ? "struck" : ""}`} lang={wordLang()} aria-pressed={shown?.word === word} title={say("web-show-word", { word: plainWord(word.word) })} onClick={() => onShow({ word, name })}>
            {plainWord(word.word)}
            {word.struck && <span class="hidden-text"> {say("after-sheet-struck")}</span>}
          </button>
        ) : (
          <s key={index} lang={wordLang()}>{plainWord(word.word)} </s>
        ),
      )}
      {line.at && <span class="quiet-text"> {line.at}</span>}
    </>
  );
}

/** What was done without a word. */
function Did({ told }: { told: CourseLine }) {
  const { line } = told;
  const shared = ["exchange", "pass", "time-up", "resign", "buy"].includes(line.kind);
  return <>{shared ? <Done line={line} /> : say(`after-did-${line.kind}`, { letters: told.laid.map(([, tile]) => letterOf(tile)).join(" ") })}</>;
}
