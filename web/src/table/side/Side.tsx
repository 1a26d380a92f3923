import { useSignal } from "@preact/signals";
import { narrow } from "../../browser/screen";
import type { Composer } from "../../composer/composer";
import { SheetButton } from "../../result/SheetButton";
import { say, sayIn } from "../../say";
import { Button } from "../../widgets/Button";
import { Dialog } from "../../widgets/Dialog";
import type { IconName } from "../../widgets/Icon";
import { Lazy } from "../../widgets/Lazy";
import { partsOf } from "../families";
import { loadLine } from "./line";

const loadChat = () => import("../../seats/Chat");
const loadWatchers = () => import("../../seats/Watchers");

const TABS = { sheet: "list", unseen: "bag", chat: "chat", people: "link" } as const satisfies Record<string, IconName>;
type Tab = keyof typeof TABS;
/** Their titles as dialogs. Screen readers skip a title that is the same as the button's name. */
const TITLES = { sheet: "spoken-ask-scores", unseen: "spoken-ask-unseen", chat: "web-chat-title", people: "web-watch-title" } as const satisfies Record<Tab, string>;

/** The score sheet, the unseen tiles, the chat and the people watching. They stand beside the board; on a narrow screen each is a dialog. */
export function Side({ composer }: { composer: Composer }) {
  const shown = useSignal<Tab | null>(null);
  const { table } = composer;
  const bag = sayIn(table.rules.value!.game, "screen-bag", { count: table.view.value!.bag });
  const over = table.view.value!.outcome !== null;
  const tabs = Object.keys(TABS) as Tab[];
  const current = shown.value ?? (narrow.value || over ? null : "sheet");
  return (
    <aside class="side" aria-label={say("web-side")}>
      {over && !narrow.value && <Lazy load={() => import("../../result")}>{({ Result }) => <Result table={table} />}</Lazy>}
      <p class="bag quiet-text">{bag}</p>
      <div class="tabs">
        {tabs.map((tab) => (
          <Button key={tab} small icon={TABS[tab]} pressed={current === tab} onClick={() => (shown.value = tab)}>
            {say(`web-tab-${tab}`)}
          </Button>
        ))}
      </div>
      {current && !narrow.value && (
        <div class="card panel" role="region" aria-label={say(`web-tab-${current}`)} tabIndex={0}>
          <Panel tab={current} composer={composer} />
        </div>
      )}
      {current && narrow.value && (
        <Dialog title={say(TITLES[current])} onClose={() => (shown.value = null)}>
          <Panel tab={current} composer={composer} />
          <div class="dialog-actions">
            <Button onClick={() => (shown.value = null)}>{say("web-close")}</Button>
          </div>
        </Dialog>
      )}
      {narrow.value || <Lazy load={loadLine}>{({ CommandLine, typingAt }) => <CommandLine typing={typingAt(composer)} />}</Lazy>}
    </aside>
  );
}

function Panel({ tab, composer }: { tab: Tab; composer: Composer }) {
  if (tab === "sheet") {
    return (
      <>
        {partsOf(composer).sheet()}
        <p class="sheet-more">
          <SheetButton table={composer.table} small />
        </p>
      </>
    );
  }
  if (tab === "unseen") return partsOf(composer).unseen();
  if (tab === "chat") return <Lazy load={loadChat}>{({ Chat }) => <Chat table={composer.table} />}</Lazy>;
  return <Lazy load={loadWatchers}>{({ Watchers }) => <Watchers table={composer.table} />}</Lazy>;
}
