import type { LiveTable } from "../../net/live";
import { say } from "../../say";
import { Button } from "../../widgets/Button";
import { Icon } from "../../widgets/Icon";
import { Qr } from "../../widgets/Qr";
import { useLink } from "../link";
import { LocalHint } from "../LocalHint";
import { CodeToSay } from "./CodeToSay";

/** The invitation to whichever seat is free: to scan, to share, to copy, or to say. */
export function Sharing({ table }: { table: LiveTable }) {
  const link = useLink(table, "free");
  if (!link) return null;
  const { url, copied, copy, share } = link;
  const main = share ?? copy;
  return (
    <section class="card room-share" aria-label={say("seats-invite-link")}>
      <div class="room-qr">
        <Qr url={url} />
      </div>
      {main && (
        <Button kind="primary" icon={share ? "share" : "copy"} onClick={main}>
          {share ? say("web-share") : say(copied ? "web-copied" : "seats-copy-link")}
        </Button>
      )}
      <p class="quiet-text">{say("seats-scan")}</p>
      <div class="room-link">
        <input type="text" readOnly value={url} aria-label={say("seats-invite-link")} onFocus={(event) => event.currentTarget.select()} />
        {share && copy && (
          <button type="button" aria-label={say(copied ? "web-copied" : "seats-copy-link")} onClick={copy}>
            <Icon name={copied ? "check" : "copy"} />
          </button>
        )}
      </div>
      <CodeToSay table={table} url={url} />
      <LocalHint url={url} />
    </section>
  );
}
