import { useSignal } from "@preact/signals";
import { go } from "../browser/router";
import * as api from "../net/api";
import type { LiveTable } from "../net/live";
import { problemText } from "../net/problem";
import { say } from "../say";
import { Button } from "../widgets/Button";
import { Pause } from "../widgets/Pause";
import { Trouble } from "../widgets/Trouble";

/** Plays again with the same people: the first who presses it makes the new table, and the others come along. It says who begins there. */
export function RematchButton({ table }: { table: LiveTable }) {
  const trouble = useSignal("");
  const made = table.rematch.value;
  if (table.seat.value === null) {
    return made ? (
      <a class="button primary" href={`/t/${made}`} data-within>
        {say("web-to-rematch")}
      </a>
    ) : null;
  }
  const again = () =>
    api.rematch(table.name).then(
      ({ table: name }) => go(`/t/${name}`),
      (problem: unknown) => (trouble.value = problemText(problem)),
    );
  const next = nextToBegin(table);
  const more = made ? say("web-rematch-set") : next !== null && say("web-begins-next", { name: next });
  return (
    <>
      <Button kind={made ? "primary called" : "primary"} onClick={() => void again()}>
        {say(made ? "web-come-along" : "web-rematch")}
        {more && (
          <>
            <Pause />
            <small class="begins-next">{more}</small>
          </>
        )}
      </Button>
      <Trouble text={trouble.value} />
    </>
  );
}

/** Who begins the next game: the one after whoever began this one (C12). Null where the game's rules decide it anew. */
function nextToBegin(table: LiveTable): string | null {
  const view = table.view.value!;
  const first = view.sheet[0];
  return first && table.rules.value!.begins_in_turn ? view.seats[(first.seat + 1) % view.seats.length]!.name : null;
}
