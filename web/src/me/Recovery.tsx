import { useSignal } from "@preact/signals";
import { myName } from "../browser/my-name";
import { deviceName } from "../net/naming";
import { say } from "../say";
import { shownDay } from "../say/moment";
import { announce } from "../say/voice";
import { Button } from "../widgets/Button";
import { ConfirmDialog } from "../widgets/ConfirmDialog";
import { Dialog } from "../widgets/Dialog";
import type { MyCode } from "../wire.gen";
import { grouped, named } from "./called";
import * as requests from "./requests";
import type { MyPart } from "./part";

/** So much of the code stands on a line. */
const HALF = 12;

/** A code on paper, for when all devices are gone. */
export function Recovery({ me, tell }: MyPart) {
  const asking = useSignal(false);
  const made = useSignal<MyCode | null>(null);
  const before = me.value.recovery_made;
  const make = async () => {
    tell(null);
    try {
      const paper = await requests.newRecovery({ name: myName(), device: deviceName() });
      made.value = paper;
      announce(say("me-code-is", { code: [...paper.code].join(" ") }), { now: true });
      me.value = await requests.me();
    } catch (problem) {
      tell(problem);
    }
  };
  return (
    <section class="card" aria-labelledby="my-recovery">
      <h2 id="my-recovery">{say("me-recovery")}</h2>
      <p>{say("me-recovery-what")}</p>
      {before !== null && <p class="quiet-text">{say("me-recovery-made", { when: shownDay(before) })}</p>}
      <p class="ways">
        <Button onClick={() => (before === null ? void make() : (asking.value = true))}>{say(before === null ? "me-recovery-make" : "me-recovery-anew")}</Button>
      </p>
      {asking.value && (
        <ConfirmDialog text={say("me-recovery-ask")} more={say("me-recovery-ask-more")} yes={say("me-recovery-anew")} onClose={() => (asking.value = false)} onYes={() => void make()} />
      )}
      {made.value && <Paper made={made.value} name={me.value.name} onClose={() => (made.value = null)} />}
    </section>
  );
}

/** What is printed: the code, whose it is, and where to type it. */
function Paper({ made, name, onClose }: { made: MyCode; name: string; onClose: () => void }) {
  return (
    <Dialog title={say("me-recovery")} told={<span class="not-printed">{say("me-recovery-once")}</span>} onClose={onClose}>
      <div class="recovery-paper">
        <p>
          <strong>Rekje</strong> · {say("me-recovery-paper", { name: named(name, "me-nobody") })} · {shownDay(Date.now())}
        </p>
        <p class="hidden-text not-printed">{say("me-code-is", { code: [...made.code].join(" ") })}</p>
        <p class="big-code" aria-hidden="true">
          <span>{grouped(made.code.slice(0, HALF))}</span>
          <span>{grouped(made.code.slice(HALF))}</span>
        </p>
        <p>{say("me-recovery-paper-how", { url: made.url })}</p>
      </div>
      <div class="dialog-actions">
        <Button onClick={onClose}>{say("web-close")}</Button>
        <Button kind="primary" onClick={() => print()}>
          {say("me-print")}
        </Button>
      </div>
    </Dialog>
  );
}
