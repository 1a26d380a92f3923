import { type Signal, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { narrow } from "../browser/screen";
import type { LiveTable } from "../net/live";
import { say } from "../say";
import { Button } from "../widgets/Button";
import { Dialog } from "../widgets/Dialog";
import { Result } from "./Result";

const PLACE = "#result";

/** Whether the result is open on a phone. The address says so, so that a step back leads to the board. */
class Opened {
  readonly now: Signal<boolean> = signal(location.hash === PLACE);

  readonly follow = () => void (this.now.value = location.hash === PLACE);

  readonly open = () => {
    if (!this.now.peek()) history.pushState({ opened: true }, "", PLACE);
    this.now.value = true;
  };

  readonly close = () => {
    this.now.value = false;
    if (location.hash !== PLACE) return;
    // Somebody who came by the address has no page of this table to go back to.
    if ((history.state as { opened?: boolean } | null)?.opened) history.back();
    else history.replaceState(null, "", location.pathname);
  };
}

/** The result over the whole screen of a phone. It opens when the game ends, and again by a button where the board's buttons were.
 * It doesn't open when a window becomes narrow later, and closes when one becomes wide. */
export function ResultSheet({ table }: { table: LiveTable }) {
  const opened = useMemo(() => new Opened(), [table]);
  useEffect(() => {
    if (narrow.peek()) opened.open();
    window.addEventListener("popstate", opened.follow);
    return () => window.removeEventListener("popstate", opened.follow);
  }, [opened]);
  useEffect(() => void (narrow.value || opened.close()), [narrow.value, opened]);
  if (!narrow.value) return null;
  return (
    <>
      <Button kind="primary" onClick={opened.open}>
        {say("web-result")}
      </Button>
      {opened.now.value && (
        <Dialog title={say("web-result-title")} whole onClose={opened.close}>
          <Result table={table} />
          <div class="close-sheet">
            <Button kind="quiet" icon="cross" label={say("web-close")} onClick={opened.close} />
          </div>
        </Dialog>
      )}
    </>
  );
}
