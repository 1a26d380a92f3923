import { useSignal } from "@preact/signals";
import type { Composer } from "../composer/composer";
import { say } from "../say";
import { awayUntil, DAY_MS, daysLeft, shownDate } from "../telling/vacation";
import { Button } from "../widgets/Button";
import { Dialog } from "../widgets/Dialog";

/** Where a player stops their clock for some days, and says that they are back (C13). */
export function VacationDialog({ composer, onClose }: { composer: Composer; onClose: () => void }) {
  const { table, seat } = composer;
  const [until, left] = [awayUntil(table, seat), daysLeft(table, seat)];
  const wanted = useSignal(1);
  const days = Math.min(wanted.value, left);
  const send = (count: number) => {
    onClose();
    void composer.send({ do: "vacation", seat, days: count });
  };
  return (
    <Dialog title={say("web-option-vacation")} onClose={onClose}>
      {until !== null ? (
        <p>{say("web-vacation-now", { when: shownDate(table, until, true) })}</p>
      ) : (
        <>
          <p>{say("seats-vacation-about")}</p>
          <p>
            <b>{say("seats-vacation-left", { count: left })}</b>
          </p>
          {left > 0 && (
            <>
              <label class="field inline">
                <input type="number" min={1} max={left} value={days} onInput={(event) => (wanted.value = Math.max(1, Math.round(event.currentTarget.valueAsNumber) || 1))} />
                {say("seats-vacation-days")}
              </label>
              <p class="quiet-text" aria-live="polite">
                {say("seats-vacation-until", { when: shownDate(table, table.now + days * DAY_MS, true) })}
              </p>
            </>
          )}
        </>
      )}
      <div class="dialog-actions">
        <Button onClick={onClose}>{say("web-close")}</Button>
        {until !== null && (
          <Button kind="primary" onClick={() => send(0)}>
            {say("web-vacation-back")}
          </Button>
        )}
        {until === null && left > 0 && (
          <Button kind="primary" onClick={() => send(days)}>
            {say("seats-vacation-take")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
