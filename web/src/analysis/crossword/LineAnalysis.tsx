import { useEffect, useMemo, useRef } from "preact/hooks";
import { EntryForm } from "../../keep/entry/EntryForm";
import { KeepBoard } from "../../keep/entry/KeepBoard";
import { rackOf } from "../../keep/entry/typed-letters";
import { Box } from "../../model/rules";
import { isBlank, letterOf, splitTiles } from "../../model/tiles";
import { say } from "../../say";
import { wordLang } from "../../say/words";
import type { FoundPlay, PlaySearch } from "../../search/family";
import { Button } from "../../widgets/Button";
import { LETTERS_FIELD } from "../../widgets/letters-field";
import type { TableRules } from "../../wire.gen";
import type { Analysis } from "../analysis";
import { Trial } from "./trial";

interface Props {
  readonly analysis: Analysis;
  readonly rules: TableRules;
  readonly plays: PlaySearch;
}

/** A board on which words are laid; what a word would score before it is laid; and the legal plays of a rack. */
export function LineAnalysis({ analysis, rules, plays }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const trial = useMemo(() => new Trial(analysis, new Box(rules), plays), []);
  const { entry } = trial;
  useEffect(() => trial.follow(), []);
  const tap = (square: string) => {
    entry.tap(square);
    if (!matchMedia("(pointer: coarse)").matches) field.current?.focus();
  };
  return (
    <div class="keeping on-board">
      <div class="keep-board">
        <KeepBoard entry={entry} onTap={tap} onEnter={() => void trial.lay()} />
      </div>
      <div class="keep-hand">
        <EntryForm entry={entry} field={field} doing={say("search-lay")} onSubmit={() => void trial.lay()} />
        <div class="row-fields">
          <Button small icon="recall" disabled={!trial.canUndo.value} onClick={() => trial.undo()}>
            {say("search-undo")}
          </Button>
          <Button small icon="cross" disabled={!Object.keys(trial.board.value).length} onClick={() => trial.empty()}>
            {say("search-clear")}
          </Button>
        </div>
      </div>
      <section class="keep-side" aria-label={say("search-plays", { count: trial.found.value?.count ?? 0 })}>
        <label class="field">
          {say("search-rack")}
          <input {...LETTERS_FIELD} class="analysis-rack" maxLength={40} value={trial.rack.value} onInput={(event) => (trial.rack.value = event.currentTarget.value)} />
        </label>
        <Found trial={trial} faces={entry.box.faces} />
      </section>
    </div>
  );
}

/** The plays of the rack, best first. */
function Found({ trial, faces }: { trial: Trial; faces: readonly string[] }) {
  const found = trial.found.value;
  const held = rackOf(trial.rack.value, faces);
  return (
    <>
      <p role="status" class={found || !held.length ? "" : "bad"}>
        {!held.length ? say("search-plays-hint") : found ? say("search-plays", { count: found.count }) : trial.searching.value ? "" : say("search-rack-wrong")}
      </p>
      {found && found.best.length > 0 && (
        <ol class="analysis-plays">
          {found.best.map((play) => (
            <li key={`${play.at} ${play.word}`}>
              <Play play={play} onShow={() => trial.show(play)} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** A word, in which the letters that blanks stand for look as they do on the board: the same word may be laid with others. */
function Word({ notation }: { notation: string }) {
  return (
    <span class="word" lang={wordLang()}>
      {splitTiles(notation).map((tile, at) => (isBlank(tile) ? <span key={at} class="as-blank">{letterOf(tile)}</span> : letterOf(tile)))}
    </span>
  );
}

function Play({ play, onShow }: { play: FoundPlay; onShow: () => void }) {
  return (
    <button type="button" class="row" onClick={onShow}>
      <span>{play.at}</span> <Word notation={play.word} /> <strong>{play.score}</strong>
    </button>
  );
}
