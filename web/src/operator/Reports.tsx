import { useSignal } from "@preact/signals";
import * as api from "../net/api";
import { say } from "../say";
import { shownMoment } from "../say/moment";
import { Button } from "../widgets/Button";
import { ConfirmDialog } from "../widgets/ConfirmDialog";
import type { OperatorView } from "../wire.gen";
import type { Doing } from "./doing";

/** For so many days somebody can be excluded. */
const DAYS = [1, 7, 30];

/** What people have reported, with what was said; and who is excluded. */
export function Reports({ view, doing }: { view: OperatorView; doing: Doing }) {
  return (
    <section class="card">
      <h2>{say("operator-reports")}</h2>
      {view.reports.length === 0 && <p class="quiet-text">{say("operator-no-reports")}</p>}
      <ul class="reports">
        {view.reports.map((report) => (
          <li key={report.number}>
            <OneReport report={report} doing={doing} />
          </li>
        ))}
      </ul>
      {view.bans.length > 0 && <h3>{say("operator-bans")}</h3>}
      <ul class="reports">
        {view.bans.map((ban) => (
          <li key={ban.number}>
            {say("operator-ban", { number: ban.number, until: shownMoment(ban.until) })}{" "}
            <Button small kind="quiet" label={say("operator-lift-which", { number: ban.number })} onClick={() => doing(api.liftBan(ban.number))}>
              {say("operator-lift")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneReport({ report, doing }: { report: OperatorView["reports"][number]; doing: Doing }) {
  const days = useSignal<number | null>(null);
  const { number, name } = report;
  const chosen = days.value;
  return (
    <details open={!report.closed}>
      <summary>
        {say("operator-report", { number, name })} <span class="quiet-text">{shownMoment(report.at)}</span> {report.closed && say("operator-closed")}
      </summary>
      {report.text && <p>“{report.text}”</p>}
      <ol class="said">
        {report.lines.map((line, at) => (
          <li key={at}>
            <strong>{line.name || say("web-somebody-watching")}</strong> {line.phrase ? say(`web-phrase-${line.phrase}`) : line.text}
          </li>
        ))}
      </ol>
      {report.lines.length === 0 && <p class="quiet-text">{say("operator-nothing-said")}</p>}
      <p class="operator-doing">
        {DAYS.map((one) => (
          <Button key={one} small label={say("operator-ban-who", { name, days: one })} onClick={() => (days.value = one)}>
            {say("operator-ban-days", { days: one })}
          </Button>
        ))}
        {!report.closed && (
          <Button small kind="quiet" label={say("operator-close-which", { number })} onClick={() => doing(api.closeReport(number))}>
            {say("operator-close")}
          </Button>
        )}
      </p>
      {chosen !== null && (
        <ConfirmDialog text={say("operator-ban-who", { name, days: chosen })} more={say("operator-ban-more")} yes={say("operator-ban-days", { days: chosen })} onClose={() => (days.value = null)} onYes={() => doing(api.ban(number, chosen))} />
      )}
    </details>
  );
}
