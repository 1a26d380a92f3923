import { plainWord } from "../../model/tiles";
import { say } from "../../say";

/** A word of a preview, marked as valid or not where that is known. */
export function PreviewWord({ word, valid }: { word: string; valid: boolean | null }) {
  const text = plainWord(word);
  if (valid === false) return <span class="bad word">{say("web-no-word", { word: text })}</span>;
  return <span class={`word ${valid ? "good" : ""}`}>{text}</span>;
}
