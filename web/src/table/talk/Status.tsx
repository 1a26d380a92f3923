import type { VNode } from "preact";
import type { Composer } from "../../composer/composer";
import { say } from "../../say";
import { whoseTurn } from "../../telling/news";
import type { Preview } from "../../wire.gen";
import { RefusalNote } from "./RefusalNote";

interface Props {
  readonly composer: Composer;
  /** What is shown of a preview. */
  readonly children: (preview: Preview) => VNode;
}

/** The status line: what my tiles would bring, why they are refused, or who is on turn. `spoken/watch` says the same aloud. */
export function Status({ composer, children }: Props) {
  const composed = composer.compose();
  const preview = composer.preview.value;
  return (
    <div class="status">
      {composed && "problem" in composed ? (
        <p>{say(composed.problem)}</p>
      ) : composer.refusal.value ? (
        <RefusalNote composer={composer} />
      ) : preview && composed ? (
        children(preview)
      ) : (
        <p>{whoseTurn(composer.table)}</p>
      )}
    </div>
  );
}
