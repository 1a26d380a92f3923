import { useSignal } from "@preact/signals";
import { myName, rememberName } from "../../browser/my-name";
import type { LiveTable } from "../../net/live";
import { problemText } from "../../net/problem";
import { say } from "../../say";
import { Button } from "../../widgets/Button";
import { Trouble } from "../../widgets/Trouble";
import * as requests from "../requests";

/** What I want to be called at my seat. */
export function NameForm({ table, seat, onDone }: { table: LiveTable; seat: number; onDone: () => void }) {
  const name = useSignal(table.held.peek()[0] === seat ? myName() : "");
  const trouble = useSignal("");
  const take = async (event: Event) => {
    event.preventDefault();
    trouble.value = "";
    try {
      await requests.nameSeat(table.name, seat, name.value.trim());
      // Of several people at this device the first one is who it remembers.
      if (table.held.value[0] === seat) rememberName(name.value.trim());
      onDone();
    } catch (problem) {
      trouble.value = problemText(problem);
    }
  };
  return (
    <form class="room-naming" onSubmit={(event) => void take(event)}>
      <input type="text" maxLength={20} aria-label={say("seats-name-here")} placeholder={say("web-name")} value={name.value} autocomplete="nickname" onInput={(event) => (name.value = event.currentTarget.value)} />
      <Button submit>{say("seats-take-name")}</Button>
      <Trouble text={trouble.value} />
    </form>
  );
}
