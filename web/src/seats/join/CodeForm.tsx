import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { go } from "../../browser/router";
import * as api from "../../net/api";
import { problemText } from "../../net/problem";
import { say } from "../../say";
import { Button } from "../../widgets/Button";
import { Trouble } from "../../widgets/Trouble";

const FIGURES = 8;

/** The code that another device of mine shows lets this one in. */
export function CodeForm({ table }: { table: string }) {
  const code = useSignal("");
  const trouble = useSignal("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const enter = async (event: Event) => {
    event.preventDefault();
    if (code.value.replace(/\D/g, "").length !== FIGURES) {
      trouble.value = say("seats-code-figures");
      return;
    }
    try {
      go(`/t/${(await api.enterCode({ table, code: code.value.slice(0, 20) })).table}`);
    } catch (problem) {
      trouble.value = problemText(problem);
    }
  };
  return (
    <form onSubmit={(event) => void enter(event)}>
      <p>{say("seats-code-how")}</p>
      <label class="field">
        {say("seats-code")}
        <input
          ref={field}
          type="text"
          class="code"
          inputMode="numeric"
          autocomplete="one-time-code"
          maxLength={12}
          value={code.value}
          onInput={(event) => (code.value = event.currentTarget.value)}
        />
      </label>
      <Trouble text={trouble.value} />
      <Button submit kind="primary">
        {say("seats-let-in")}
      </Button>
    </form>
  );
}
