import { useSignal } from "@preact/signals";
import { say, shownNumber } from "../say";
import { shownMoment } from "../say/moment";
import { Button } from "../widgets/Button";
import { Dialog } from "../widgets/Dialog";
import { Pause } from "../widgets/Pause";
import type { OperatorPerson, OperatorView } from "../wire.gen";
import { DAYS, type Doing } from "./doing";
import { type ShownList, useList } from "./listed";
import * as requests from "./requests";
import { Searched } from "./Searched";

/** Who was here last, or who is looked for; and who is kept out. */
export function ServerPeople({ view, doing }: { view: OperatorView; doing: Doing }) {
  const excluding = useSignal<OperatorPerson | null>(null);
  const list = useList({ ask: requests.allPeople, id: (one) => one.id, tell: status, view });
  const found = list.shown.value;
  const chosen = excluding.value;
  const close = () => (excluding.value = null);
  return (
    <Searched id="server-people" heading={say("operator-people")} label={say("operator-people-find")} list={list} status={found ? status(found) : ""}>
      {found?.items.map((person) => (
        <li key={person.id}>
          <span class="operator-text">
            <b>{called(person)}</b>
            <Pause />
            {person.ban && (
              <span class="operator-excluded">
                {say("operator-excluded", { until: shownMoment(person.ban.until) })}
                <Pause />
              </span>
            )}
            <span class="quiet-text">
              {seen(person)} · {say("operator-at", { count: person.tables, shown: shownNumber(person.tables) })}
              {person.table && (
                <>
                  {" "}
                  · <code>{person.table}</code>
                </>
              )}
            </span>
          </span>
          <Exclusion person={person} doing={doing} onExclude={() => (excluding.value = person)} />
        </li>
      ))}
      {chosen && (
        <Dialog title={say("operator-exclude-who", { name: called(chosen) })} told={say("operator-ban-more")} onClose={close}>
          <div class="dialog-actions">
            <Button onClick={close}>{say("web-cancel")}</Button>
            {DAYS.map((days) => (
              <Button
                key={days}
                onClick={() => {
                  close();
                  doing(requests.banListed(chosen, days));
                }}
              >
                {say("operator-ban-days", { days })}
              </Button>
            ))}
          </div>
        </Dialog>
      )}
    </Searched>
  );
}

/** One button, which stays the same element when it turns over, so that it keeps the focus. */
function Exclusion({ person, doing, onExclude }: { person: OperatorPerson; doing: Doing; onExclude: () => void }) {
  const { ban } = person;
  const what = say(ban ? "operator-lift" : "operator-exclude");
  return (
    <Button small kind="quiet" label={say("operator-named", { what, name: called(person) })} onClick={() => (ban ? doing(requests.liftBan(ban.number)) : onExclude())}>
      {what}
    </Button>
  );
}

function status({ sought, items }: ShownList<OperatorPerson>): string {
  if (sought) return items.length ? say("operator-found", { count: items.length, shown: shownNumber(items.length), text: sought }) : say("operator-no-person-found", { text: sought });
  return say(items.length ? "operator-people-newest" : "operator-no-people");
}

const called = ({ name }: OperatorPerson) => name || say("operator-nameless");

function seen({ here, seen }: OperatorPerson): string {
  if (here) return say("operator-here");
  return seen === null ? say("operator-seen-unknown") : say("operator-seen", { at: shownMoment(seen) });
}
