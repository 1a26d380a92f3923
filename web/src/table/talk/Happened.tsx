import { narrow } from "../../browser/screen";
import type { LiveTable } from "../../net/live";
import { say } from "../../say";
import { PersonTile } from "../../seats/PersonTile";
import { toldLines, type ToldLine } from "../../spoken/news";
import { nameOf } from "../../telling/context";
import { lastNews, type ToldAct } from "../../telling/news";
import { RuleLink } from "../../widgets/RuleLink";
import { WithWords } from "../../widgets/WithWords";
import { sideTab } from "../side/tab";

/** What has happened, the last event on top: who, what, and the rule behind it. It is the text that is said aloud. */
export function Happened({ table }: { table: LiveTable }) {
  const [last, ...earlier] = linesTold(table);
  return (
    <div class="happened-room">
      <div class="happened" role="region" aria-label={say("spoken-happens")} tabIndex={0}>
        {last!.text && <LastEvent key={last!.key} table={table} told={last!} />}
        {earlier.map((line) => (
          <p key={line.key} class="quiet-text">
            <WithWords text={line.text} />
          </p>
        ))}
      </div>
    </div>
  );
}

/** What has been told, the last first: at least one, which may be without text. */
export function linesTold(table: LiveTable): readonly ToldLine[] {
  return toldLines.value.length ? toldLines.value : [{ key: 0, played: true, ...lastNews(table.view.value!, table.rules.value!) }];
}

/** The last event. A tap on what somebody did shows all turns; what else is told leads nowhere. */
function LastEvent({ table, told }: { table: LiveTable; told: ToldAct }) {
  const text = (
    <span>
      <WithWords text={told.text} />
    </span>
  );
  if (told.seat === undefined) return <div class="event">{text}</div>;
  return (
    <div class="event">
      <button type="button" title={say("web-tab-sheet")} aria-haspopup={narrow.value ? "dialog" : undefined} onClick={() => (sideTab.value = "sheet")}>
        <PersonTile name={nameOf({ view: table.view.value! }, told.seat)} />
        {text}
      </button>
      {told.rule && <RuleLink game={table.rules.value!.game} rule={told.rule} />}
    </div>
  );
}
