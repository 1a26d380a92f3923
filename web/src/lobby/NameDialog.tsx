import { type Signal, useSignal } from "@preact/signals";
import { myName, rememberName } from "../browser/my-name";
import { nameMe } from "../net/naming";
import { problemText } from "../net/problem";
import { say } from "../say";
import { Button } from "../widgets/Button";
import { Dialog } from "../widgets/Dialog";
import { Trouble } from "../widgets/Trouble";

/** What waits until I have a name. */
export type Unnamed = Signal<(() => void) | null>;

/** Does something that others see my name with: at once, or after I have given one. */
export function useNamed(): { unnamed: Unnamed; named: (act: () => void) => void } {
  const unnamed: Unnamed = useSignal(null);
  return { unnamed, named: (act) => (myName() ? act() : void (unnamed.value = act)) };
}

/** Asks for my name, once on this device; then what waits for it is done. `yes` says what that is. */
export function NameDialog({ unnamed, yes }: { unnamed: Unnamed; yes: string }) {
  const name = useSignal("");
  const trouble = useSignal("");
  const act = unnamed.value;
  if (!act) return null;
  const close = () => void (unnamed.value = null);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (!name.value.trim()) return;
    trouble.value = "";
    try {
      rememberName((await nameMe(name.value.trim())).name);
      close();
      act();
    } catch (problem) {
      trouble.value = problemText(problem);
    }
  };
  return (
    <Dialog title={say("lobby-name-title")} told={say("lobby-name-told")} onClose={close}>
      <form onSubmit={(event) => void submit(event)}>
        <label class="field">
          {say("web-name")}
          <input type="text" maxLength={20} required pattern=".*\S.*" value={name.value} autocomplete="nickname" onInput={(event) => (name.value = event.currentTarget.value)} />
        </label>
        <Trouble text={trouble.value} />
        <div class="dialog-actions">
          <Button onClick={close}>{say("web-cancel")}</Button>
          <Button submit kind="primary">
            {yes}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
