import { Fragment } from "preact";
import type { CrosswordComposer } from "../../composer/crossword/composer";
import { say } from "../../say";
import type { Preview } from "../../wire.gen";
import { PreviewWord } from "../talk/PreviewWord";
import { Status } from "../talk/Status";

/** The status line: the words that would be made, and their points. */
export function CrosswordStatus({ composer }: { composer: CrosswordComposer }) {
  return <Status composer={composer}>{(preview) => <LineSeen preview={preview} />}</Status>;
}

function LineSeen({ preview }: { preview: Preview }) {
  const words = preview.words;
  const plain = preview.score - words.reduce((sum, one) => sum + one.score, 0);
  return (
    <p>
      {words.map((one, index) => (
        <Fragment key={index}>
          {index > 0 && " · "}
          <PreviewWord word={one.word} valid={one.valid} /> {words.length > 1 && one.score}
        </Fragment>
      ))}
      {plain > 0 && ` · +${plain}`} = <strong>{say("web-points", { count: preview.score })}</strong>
    </p>
  );
}
