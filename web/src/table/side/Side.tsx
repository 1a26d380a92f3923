import { useEffect, useRef } from "preact/hooks";
import { narrow } from "../../browser/screen";
import type { Composer } from "../../composer/composer";
import type { LiveTable } from "../../net/live";
import { SheetButton } from "../../result/SheetButton";
import { say, sayIn, shownNumber } from "../../say";
import { Button } from "../../widgets/Button";
import { Dialog } from "../../widgets/Dialog";
import { Lazy } from "../../widgets/Lazy";
import { WithWords } from "../../widgets/WithWords";
import { partsOf } from "../families";
import { linesTold } from "../talk/Happened";
import { loadLine } from "./line";
import { sideTab, type Tab, TABS } from "./tab";

const loadChat = () => import("../../seats/Chat");
const loadWatchers = () => import("../../seats/Watchers");

/** Their titles as dialogs. Screen readers skip a title that is the same as the button's name. */
const TITLES = { sheet: "spoken-ask-scores", unseen: "spoken-ask-unseen", chat: "web-chat-title", people: "web-watch-title" } as const satisfies Record<Tab, string>;

/** The score sheet, the unseen tiles, the chat and the people watching. They stand beside the board; on a narrow screen each is a dialog. */
export function Side({ composer }: { composer: Composer }) {
  useEffect(() => () => void (sideTab.value = null), []);
  const { table } = composer;
  const bag = sayIn(table.rules.value!.game, "screen-bag", { count: table.view.value!.bag });
  const over = table.view.value!.outcome !== null;
  const tabs = Object.keys(TABS) as Tab[];
  const current = sideTab.value ?? (narrow.value || over ? null : "sheet");
  const unread = useUnread(table, current === "chat");
  return (
    <aside class="side" aria-label={say("web-side")}>
      {over && !narrow.value && <Lazy load={() => import("../../result")}>{({ Result }) => <Result table={table} />}</Lazy>}
      <p class="bag quiet-text">{bag}</p>
      <div class="tabs">
        {tabs.map((tab) => (
          <Button key={tab} small icon={TABS[tab]} pressed={current === tab} onClick={() => (sideTab.value = tab)}>
            {say(`web-tab-${tab}`)}
            {/* Screen readers say each line when it comes. */}
            {tab === "chat" && unread > 0 && <span class="unread" aria-hidden="true">{shownNumber(unread)}</span>}
          </Button>
        ))}
      </div>
      {current && !narrow.value && (
        <div class="card panel" role="region" aria-label={say(`web-tab-${current}`)} tabIndex={0}>
          <Panel tab={current} composer={composer} />
        </div>
      )}
      {current && narrow.value && (
        <Dialog title={say(TITLES[current])} onClose={() => (sideTab.value = null)}>
          <Panel tab={current} composer={composer} />
          <div class="dialog-actions">
            <Button onClick={() => (sideTab.value = null)}>{say("web-close")}</Button>
          </div>
        </Dialog>
      )}
      {narrow.value || <Lazy load={loadLine}>{({ CommandLine, typingAt }) => <CommandLine typing={typingAt(composer)} />}</Lazy>}
    </aside>
  );
}

/** How many lines others have written since the chat was open, or the table. */
function useUnread(table: LiveTable, open: boolean): number {
  const last = table.chat.value.at(-1)?.number ?? 0;
  const read = useRef(last);
  if (open) read.current = last;
  const said = table.heard.value.filter(({ notice, number, seat }) => !notice && number > read.current && !table.held.value.includes(seat ?? -1));
  return table.chatOn.value ? said.length : 0;
}

function Panel({ tab, composer }: { tab: Tab; composer: Composer }) {
  if (tab === "sheet") {
    return (
      <>
        {narrow.value && <LastTold table={composer.table} />}
        {partsOf(composer).sheet()}
        <p class="sheet-more">
          <SheetButton small />
        </p>
      </>
    );
  }
  if (tab === "unseen") return partsOf(composer).unseen();
  if (tab === "chat") return <Lazy key="chat" load={loadChat}>{({ Chat }) => <Chat table={composer.table} />}</Lazy>;
  return <Lazy key="people" load={loadWatchers}>{({ Watchers }) => <Watchers table={composer.table} />}</Lazy>;
}

/** What has happened last, whole: beside the board of a phone there may be no room for all of it. */
function LastTold({ table }: { table: LiveTable }) {
  const { text } = linesTold(table)[0]!;
  return text ? (
    <p>
      <WithWords text={text} />
    </p>
  ) : null;
}
