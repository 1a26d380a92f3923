import type { CrosswordComposer } from "../../composer/crossword/composer";
import { say } from "../../say";
import { Actions } from "../hand/Actions";

/** The buttons, with the score that sending would bring. */
export function CrosswordActions({ composer }: { composer: CrosswordComposer }) {
  const preview = composer.preview.value;
  return <Actions composer={composer} sendLabel={preview ? say("web-send-score", { score: preview.score }) : say("web-send")} />;
}
