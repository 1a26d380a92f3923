import { Fragment } from "preact";
import { type Composer } from "../../composer/composer";
import { WalkComposer } from "../../composer/walk/composer";
import { plainWord } from "../../model/tiles";
import { say, sayList } from "../../say";
import { whoseTurn } from "../../telling/news";
import type { Preview } from "../../wire.gen";
import { Refusal } from "./Refusal";

/** The one line under the board, which `spoken/watch` says aloud: what my tiles would bring, why they don't do, or who is on turn. */
export function Status({ composer }: { composer: Composer }) {
  const composed = composer.compose();
  const preview = composer.preview.value;
  return (
    <div class="status">
      {composed && "problem" in composed ? (
        <p>{say(composed.problem)}</p>
      ) : composer.refusal.value ? (
        <Refusal composer={composer} />
      ) : preview && composed ? (
        composer instanceof WalkComposer ? <WalkSeen composer={composer} preview={preview} /> : <LineSeen preview={preview} />
      ) : (
        <p>{whoseTurn(composer.table)}</p>
      )}
    </div>
  );
}

function LineSeen({ preview }: { preview: Preview }) {
  const words = preview.words;
  const plain = preview.score - words.reduce((sum, one) => sum + one.score, 0);
  return (
    <p>
      {words.map((one, index) => (
        <Fragment key={index}>
          {index > 0 && " · "}
          <Word word={one.word} valid={one.valid} /> {words.length > 1 && one.score}
        </Fragment>
      ))}
      {plain > 0 && ` · +${plain}`} = <strong>{say("web-points", { count: preview.score })}</strong>
    </p>
  );
}

function WalkSeen({ composer, preview }: { composer: WalkComposer; preview: Preview }) {
  const view = composer.table.view.value!;
  const one = preview.words[0];
  const moved = preview.changes.flatMap((change, seat) => (change && seat !== composer.seat ? [seat] : []));
  // Nothing lies there yet when everybody chooses in secret.
  const laid = composer.opening.value ? preview.path.map(String) : Object.keys(preview.tiles);
  const place = view.seats[composer.seat]!.score + (preview.changes[composer.seat] ?? preview.score);
  return (
    <p>
      {one && <Word word={one.word} valid={one.valid} />}
      {": "}
      {say("web-walk-seen", { count: preview.path.length, new: new Set(laid).size, place })}
      {moved.length > 0 && ` ${say("web-bumps", { names: sayList(moved.map((seat) => view.seats[seat]!.name)) })}`}
    </p>
  );
}

function Word({ word, valid }: { word: string; valid: boolean | null }) {
  const text = plainWord(word);
  if (valid === false) return <span class="bad word">{say("web-no-word", { word: text })}</span>;
  return <span class={`word ${valid ? "good" : ""}`}>{text}</span>;
}
