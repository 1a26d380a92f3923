import { useSignal } from "@preact/signals";
import { myName, rememberName } from "../../browser/my-name";
import { say } from "../../say";
import { Button } from "../../widgets/Button";

/** The one button with which somebody sits down. My name is asked only if it isn't known here. */
export function SitDown({ join }: { join: (name: string) => Promise<void> }) {
  const name = useSignal(myName());
  const asking = useSignal(!name.value);
  const busy = useSignal(false);
  const sit = async (event: Event) => {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    rememberName(name.value.trim());
    await join(name.value.trim());
    busy.value = false;
  };
  return (
    <form onSubmit={(event) => void sit(event)}>
      {asking.value ? (
        <label class="field">
          {say("web-name")}
          <input type="text" maxLength={20} value={name.value} autocomplete="nickname" onInput={(event) => (name.value = event.currentTarget.value)} />
        </label>
      ) : (
        <p>
          {say("seats-you-are", { name: name.value })}{" "}
          <button type="button" class="link-button" onClick={() => (asking.value = true)}>
            {say("seats-other-name")}
          </button>
        </p>
      )}
      <Button submit kind="primary" disabled={busy.value}>
        {say("web-join")}
      </Button>
      <p class="quiet-text">{say("seats-no-account")}</p>
    </form>
  );
}
