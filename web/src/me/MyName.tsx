import { useSignal } from "@preact/signals";
import { myName, rememberName } from "../browser/my-name";
import { nameMe } from "../net/naming";
import { say } from "../say";
import { announce } from "../say/voice";
import { Button } from "../widgets/Button";
import type { MyPart } from "./part";

/** My name for new tables. */
export function MyName({ me, tell }: MyPart) {
  const name = useSignal(me.value.name || myName());
  const kept = useSignal(false);
  const keep = async (event: Event) => {
    event.preventDefault();
    tell(null);
    try {
      me.value = await nameMe(name.value.trim());
      name.value = me.value.name;
      rememberName(me.value.name);
      kept.value = true;
      announce(say("me-name-kept"), { now: true });
    } catch (problem) {
      tell(problem);
    }
  };
  const type = (text: string) => {
    name.value = text;
    kept.value = false;
  };
  return (
    <form class="card me-name" onSubmit={(event) => void keep(event)}>
      <label class="field">
        {say("web-name")}
        <input type="text" maxLength={20} value={name.value} autocomplete="nickname" onInput={(event) => type(event.currentTarget.value)} />
      </label>
      <Button submit>{say("me-name-save")}</Button>
      {kept.value && <p class="good">✓ {say("me-name-kept")}</p>}
    </form>
  );
}
