import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../say";
import { announce } from "../say/voice";
import { Button } from "../widgets/Button";
import type { MutedPerson } from "../wire.gen";
import { named } from "./called";
import * as requests from "./requests";
import type { MyPart } from "./part";

/** Whom I have muted, at a table or in the lobby, wherever they are now. */
export function Muted({ me, tell }: MyPart) {
  const people = useSignal<readonly MutedPerson[] | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const look = () => requests.mutedPeople().then((told) => (people.value = told.people), tell);
  // Whoever is deleted has muted nobody.
  useEffect(() => void look(), [me.value]);
  const unmute = async ({ id, name }: MutedPerson) => {
    tell(null);
    try {
      await requests.unmute(id);
      // The button that had the focus is gone.
      heading.current?.focus();
      announce(say("me-unmuted", { name: named(name, "me-nobody") }), { now: true });
    } catch (problem) {
      tell(problem);
    }
    await look();
  };
  const found = people.value;
  if (!found) return null;
  return (
    <section class="card" aria-labelledby="my-muted">
      <h2 id="my-muted" tabIndex={-1} ref={heading}>
        {say("me-muted")}
      </h2>
      <p>{say(found.length ? "me-muted-what" : "me-muted-nobody")}</p>
      {found.length > 0 && (
        <ul class="me-list">
          {found.map(({ id, name }) => (
            <li key={id}>
              <strong>{named(name, "me-nobody")}</strong>
              <Button small kind="quiet" label={say("me-unmute-who", { name: named(name, "me-nobody") })} onClick={() => void unmute({ id, name })}>
                {say("me-unmute")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
