import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { alerts } from "../../browser/alerts";
import * as alerting from "../../net/alert-requests";
import { problemText } from "../../net/problem";
import { say } from "../../say";
import type { AlertSettings } from "../../wire.gen";
import { Button } from "../Button";
import { Dialog } from "../Dialog";
import { Trouble } from "../Trouble";
import type { Change } from "./change";
import { Here } from "./Here";
import { Install } from "./Install";
import { Mail } from "./Mail";
import { Quiet } from "./Quiet";

interface Props {
  /** The table at which it was opened. */
  readonly table?: string | undefined;
  readonly onClose: () => void;
}

/** How I am told when a game waits for me: here, on the other devices, by mail, and when not. */
export function AlertsDialog({ table, onClose }: Props) {
  const settings = useSignal<AlertSettings | null>(null);
  const trouble = useSignal("");
  const load = () => alerting.alertSettings().then((told) => (settings.value = told), (problem: unknown) => (trouble.value = problemText(problem)));
  /** Asks the server for a change, and shows what holds from then on. */
  const change = async (asked: Promise<unknown>) => {
    trouble.value = "";
    await asked.catch((problem: unknown) => (trouble.value = problemText(problem)));
    await load();
  };
  useEffect(() => void load(), []);
  return (
    <Dialog title={say("alert-settings")} told={say("alert-intro")} onClose={onClose}>
      <div class="alerts">
        <label class="check">
          <input type="checkbox" checked={alerts.value.sound} onChange={(event) => (alerts.value = { ...alerts.value, sound: event.currentTarget.checked })} />
          {say("web-alert-sound")}
        </label>
        {settings.value && (
          <>
            <Here settings={settings.value} change={change} />
            {table && <OfTable table={table} change={change} />}
            <Quiet settings={settings.value} change={change} />
            {settings.value.mails && <Mail settings={settings.value} change={change} />}
          </>
        )}
        <Trouble text={trouble.value} />
        <Install />
      </div>
      <div class="dialog-actions">
        <Button onClick={onClose}>{say("web-close")}</Button>
      </div>
    </Dialog>
  );
}

function OfTable({ table, change }: { table: string; change: Change }) {
  const on = useSignal<boolean | null>(null);
  useEffect(() => void alerting.tableAlerts(table).then((told) => (on.value = told.on), () => {}), [table]);
  if (on.value === null) return null;
  const wish = (wanted: boolean) => {
    on.value = wanted;
    void change(alerting.wishTableAlerts(table, wanted));
  };
  return (
    <label class="check">
      <input type="checkbox" checked={on.value} onChange={(event) => wish(event.currentTarget.checked)} />
      {say("alert-this-table")}
    </label>
  );
}
