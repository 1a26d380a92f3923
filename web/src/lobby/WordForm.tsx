import { useSignal } from "@preact/signals";
import { problemText } from "../net/problem";
import { say } from "../say";
import { Button } from "../widgets/Button";
import { Trouble } from "../widgets/Trouble";
import * as requests from "./requests";

/** Asks for the word of the club, once for each person. */
export function WordForm({ onSaid }: { onSaid: () => void }) {
  const word = useSignal("");
  const trouble = useSignal("");
  const submit = (event: Event) => {
    event.preventDefault();
    trouble.value = "";
    requests.sayWord(word.value).then(onSaid, (problem: unknown) => (trouble.value = problemText(problem)));
  };
  return (
    <form class="card lobby-closed" onSubmit={submit}>
      <p>{say("lobby-word-about")}</p>
      <label class="field">
        {say("lobby-word")}
        <input type="text" maxLength={100} required autocomplete="off" autocapitalize="none" value={word.value} onInput={(event) => (word.value = event.currentTarget.value)} />
      </label>
      <Trouble text={trouble.value} />
      <Button submit kind="primary">
        {say("lobby-word-say")}
      </Button>
    </form>
  );
}
