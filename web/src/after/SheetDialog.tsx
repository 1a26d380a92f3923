import { useSignal } from "@preact/signals";
import * as api from "../net/api";
import { say } from "../say";
import { Button } from "../widgets/Button";
import { Dialog } from "../widgets/Dialog";
import { Icon } from "../widgets/Icon";

/** The score sheet as a page of its own: to open, to print, to keep, to send. */
export function SheetDialog({ table, onClose }: { table: string; onClose: () => void }) {
  const told = useSignal("");
  const url = api.sheetUrl(table);
  const share = async () => {
    told.value = "";
    const page = await fetch(url).then((answer) => (answer.ok ? answer.blob() : null)).catch(() => null);
    if (!page) return void (told.value = say("web-offline"));
    const files = [new File([page], `${say("after-entry-sheet")}.html`, { type: "text/html" })];
    if (!navigator.canShare?.({ files })) return void (told.value = say("after-sheet-cannot-share"));
    // Who thinks better of it has not met with an error.
    await navigator.share({ files, title: say("after-entry-sheet") }).catch(() => {});
  };
  return (
    <Dialog title={say("after-sheet-title")} told={say("after-sheet-what")} onClose={onClose}>
      <div class="menu">
        <a class="button primary" href={url} target="_blank" rel="noopener">
          <Icon name="eye" />
          {say("after-sheet-open-page")}
        </a>
        <Button icon="list" onClick={() => printed(url)}>
          {say("after-sheet-print")}
        </Button>
        <a class="button" href={`${url}&save`} download>
          <Icon name="download" />
          {say("after-sheet-save")}
        </a>
        {"share" in navigator && (
          <Button icon="link" onClick={() => void share()}>
            {say("after-sheet-share")}
          </Button>
        )}
      </div>
      <p class="bad" role="status">
        {told.value}
      </p>
      <div class="dialog-actions">
        <Button onClick={onClose}>{say("web-close")}</Button>
      </div>
    </Dialog>
  );
}

/** The sheet opens, and asks how it is to be printed. */
function printed(url: string): void {
  const page = window.open(url, "_blank");
  page?.addEventListener("load", () => page.print());
}
