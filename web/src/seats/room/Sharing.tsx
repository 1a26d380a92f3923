import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { freeLink, keepFreeLink } from "../../browser/links";
import * as api from "../../net/api";
import type { LiveTable } from "../../net/live";
import { say } from "../../say";
import { announce } from "../../say/voice";
import { Button } from "../../widgets/Button";
import { Icon } from "../../widgets/Icon";
import { Qr } from "../../widgets/Qr";
import { LocalHint } from "../LocalHint";
import { CodeToSay } from "./CodeToSay";

/** The invitation to whichever seat is free: to scan, to share, to copy, or to say. */
export function Sharing({ table }: { table: LiveTable }) {
  const made = useSignal("");
  const copied = useSignal(false);
  const url = made.value && freeLink(table.name, table.chat.value);
  useEffect(() => {
    made.value = freeLink(table.name, table.chat.value);
    copied.value = false;
    if (made.value) return;
    const after = table.chat.peek().at(-1)?.number ?? 0;
    const keep = (link: { readonly url: string }) => {
      keepFreeLink(table.name, link.url, after);
      made.value = link.url;
    };
    // The game may have begun meanwhile; then there is no such link any more.
    api.makeInvitation(table.name).then(keep, () => {});
  }, [url === ""]);
  if (!url) return null;
  const shares = "share" in navigator;
  const copy = async () => {
    await navigator.clipboard?.writeText(url);
    copied.value = true;
    announce(say("web-copied"));
  };
  // Whoever closes the share sheet has shared nothing, and nothing is wrong.
  const share = () => void navigator.share({ title: "Rekje", text: say("web-join-title"), url }).catch(() => {});
  return (
    <section class="card room-share" aria-label={say("seats-invite-link")}>
      <div class="room-qr">
        <Qr url={url} />
      </div>
      <Button kind="primary" icon={shares ? "share" : "copy"} onClick={shares ? share : () => void copy()}>
        {shares ? say("web-share") : say(copied.value ? "web-copied" : "seats-copy-link")}
      </Button>
      <p class="quiet-text">{say("seats-scan")}</p>
      <div class="room-link">
        <input type="text" readOnly value={url} aria-label={say("seats-invite-link")} onFocus={(event) => event.currentTarget.select()} />
        {shares && navigator.clipboard && (
          <button type="button" aria-label={say(copied.value ? "web-copied" : "seats-copy-link")} onClick={() => void copy()}>
            <Icon name={copied.value ? "check" : "copy"} />
          </button>
        )}
      </div>
      <CodeToSay table={table} url={url} />
      <LocalHint url={url} />
    </section>
  );
}
