import { Fragment } from "preact";
import { type Desk } from "../../composer/composer";
import { WalkDesk } from "../../composer/walk/composer";
import { plainWord } from "../../model/tiles";
import { say, sayList } from "../../say";
import { whoseTurn } from "../../telling/news";
import type { Preview } from "../../wire.gen";
import { Refusal } from "./Refusal";

/** The one line under the board, which `aloud/watch` says aloud: what my tiles would bring, why they don't do, or who is on turn. */
export function Status({ desk }: { desk: Desk }) {
  const composed = desk.compose();
  const preview = desk.preview.value;
  return (
    <div class="status">
      {composed && "problem" in composed ? (
        <p>{say(composed.problem)}</p>
      ) : desk.refusal.value ? (
        <Refusal desk={desk} />
      ) : preview && composed ? (
        desk instanceof WalkDesk ? <WalkSeen desk={desk} preview={preview} /> : <LineSeen preview={preview} />
      ) : (
        <p>{whoseTurn(desk.table)}</p>
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

function WalkSeen({ desk, preview }: { desk: WalkDesk; preview: Preview }) {
  const view = desk.table.view.value!;
  const one = preview.words[0];
  const moved = preview.changes.flatMap((change, seat) => (change && seat !== desk.seat ? [seat] : []));
  // Nothing lies there yet when everybody chooses in secret.
  const laid = desk.opening.value ? preview.path.map(String) : Object.keys(preview.tiles);
  const place = view.seats[desk.seat]!.score + (preview.changes[desk.seat] ?? preview.score);
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
