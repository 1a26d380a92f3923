import { useSignal } from "@preact/signals";
import { plainWord, spell } from "../model/tiles";
import { say } from "../say";
import { Button } from "../widgets/Button";
import { LETTERS_FIELD } from "../widgets/letters-field";
import { WithWords } from "../widgets/WithWords";
import type { Searcher } from "./searcher";

/** A field for a word, and whether the list has it. */
export function WordCheck({ searcher }: { searcher: Searcher }) {
  const text = useSignal("");
  const told = useSignal<{ word: string; valid: boolean } | null>(null);
  const check = async (event: Event) => {
    event.preventDefault();
    const word = text.peek().trim();
    if (word) told.value = { word: plainWord(spell(word, searcher.faces)), valid: await searcher.isTyped(word) };
  };
  return (
    <form class="word-check" onSubmit={(event) => void check(event)}>
      <label class="field">
        {say("search-word")}
        <input
          {...LETTERS_FIELD}
          maxLength={40}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
            told.value = null;
          }}
        />
      </label>
      <Button submit icon="check">
        {say("search-check")}
      </Button>
      <p role="status" class={told.value && !told.value.valid ? "bad" : ""}>
        {told.value && <WithWords text={say(told.value.valid ? "search-is-word" : "search-no-word", { word: told.value.word })} />}
      </p>
    </form>
  );
}
