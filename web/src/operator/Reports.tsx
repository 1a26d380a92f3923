import { useSignal } from "@preact/signals";
import { say } from "../say";
import { shownMoment } from "../say/moment";
import { saidText } from "../telling/said";
import { Button } from "../widgets/Button";
import { ConfirmDialog } from "../widgets/ConfirmDialog";
import * as requests from "./requests";
import type { OperatorView } from "../wire.gen";
import { DAYS, type Doing } from "./doing";

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
            {say("operator-ban", { number: ban.number, name: ban.name || say("operator-nameless"), until: shownMoment(ban.until) })}{" "}
            <Button small kind="quiet" label={say("operator-named", { what: say("operator-lift"), name: ban.name || ban.number })} onClick={() => doing(requests.liftBan(ban.number))}>
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
  const { number } = report;
  const name = report.name || say("operator-nameless");
  const chosen = days.value;
  return (
    <details open={!report.closed}>
      <summary>
        {say("operator-report", { number, name })} <span class="quiet-text">{shownMoment(report.at)}</span> {report.table && <code>{report.table}</code>} {report.closed && say("operator-closed")}
      </summary>
      {report.text && <p>{say("operator-quoted", { text: report.text })}</p>}
      <ol class="said">
        {report.lines.map((line, at) => (
          <li key={at}>
            {line.meant && <span class="tag">{say("operator-meant")}</span>} <strong>{line.name || say("operator-nameless")}</strong> {saidText(line)}
          </li>
        ))}
      </ol>
      {report.lines.length === 0 && <p class="quiet-text">{say("operator-nothing-said")}</p>}
      <p class="operator-doing">
        {DAYS.map((one) => (
          <Button key={one} small label={say("operator-named", { what: say("operator-ban-days", { days: one }), name })} onClick={() => (days.value = one)}>
            {say("operator-ban-days", { days: one })}
          </Button>
        ))}
        {!report.closed && (
          <Button small kind="quiet" label={say("operator-named", { what: say("operator-close"), name: number })} onClick={() => doing(requests.closeReport(number))}>
            {say("operator-close")}
          </Button>
        )}
      </p>
      {chosen !== null && (
        <ConfirmDialog text={say("operator-ban-who", { name, days: chosen })} more={say("operator-ban-more")} yes={say("operator-ban-days", { days: chosen })} onClose={() => (days.value = null)} onYes={() => doing(requests.ban(number, chosen))} />
      )}
    </details>
  );
}
