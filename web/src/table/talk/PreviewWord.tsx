import { plainWord } from "../../model/tiles";
import { say } from "../../say";
import { wordLang } from "../../say/words";
import { WithWords } from "../../widgets/WithWords";

/** A word of a preview, marked as valid or not where that is known. */
export function PreviewWord({ word, valid }: { word: string; valid: boolean | null }) {
  const text = plainWord(word);
  if (valid === false) {
    return (
      <span class="bad word">
        <WithWords text={say("web-no-word", { word: text })} />
      </span>
    );
  }
  return (
    <span class={`word ${valid ? "good" : ""}`} lang={wordLang()}>
      {text}
    </span>
  );
}
