import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { LiveTable } from "../../net/live";
import { loadOffer } from "../../net/offer";
import { say } from "../../say";
import { Button } from "../../widgets/Button";
import { changedTerms } from "../terms";
import { ChangeDialog } from "./ChangeDialog";

/** How it is played, with what was changed lately. Whoever made the table changes it here. */
export function RoomTerms({ table }: { table: LiveTable }) {
  const changing = useSignal(false);
  useEffect(() => void loadOffer(), []);
  return (
    <section class="card room-card room-terms" aria-labelledby="room-terms">
      <div class="room-terms-head">
        <h3 id="room-terms">{say("seats-how-we-play")}</h3>
        {table.host.value && (
          <Button kind="quiet" icon="sliders" onClick={() => (changing.value = true)}>
            {say("seats-change")}
          </Button>
        )}
      </div>
      <dl>
        {changedTerms(table.rules.value!, table.was.value).map(({ key, name, value, was }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              {value} {was && <span class="tag new">{was}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {changing.value && <ChangeDialog table={table} onClose={() => (changing.value = false)} />}
    </section>
  );
}
