import { say } from "../say";
import { shownMoment } from "../say/moment";
import type { OperatorView } from "../wire.gen";

/** What the server wrote of its errors, and what operators did. */
export function ServerLog({ view }: { view: OperatorView }) {
  return (
    <>
      <section class="card">
        <h2>{say("operator-errors")}</h2>
        {view.errors.length === 0 && <p class="quiet-text">{say("operator-no-errors")}</p>}
        <ol class="log-lines">
          {view.errors.map((line, at) => (
            <li key={at}>
              <code>{line}</code>
            </li>
          ))}
        </ol>
      </section>
      <section class="card">
        <h2>{say("operator-audit")}</h2>
        {view.audit.length === 0 && <p class="quiet-text">{say("operator-no-audit")}</p>}
        <ol class="log-lines">
          {view.audit.map((deed, at) => (
            <li key={at}>
              <span class="quiet-text">{shownMoment(deed.at)}</span> {say(`operator-did-${deed.did}`, { about: deed.about })}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
