import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { keepLinks, linkTo } from "../browser/links";
import * as api from "../net/api";
import type { LiveTable } from "../net/live";
import { say } from "../say";
import { announce } from "../say/voice";
import { Button } from "../widgets/Button";
import { Qr } from "../widgets/Qr";
import { LocalHint } from "./LocalHint";

interface Props {
  readonly table: LiveTable;
  readonly seat: number | null;
  /** What the link is called by who can't see where it stands. */
  readonly label?: string;
  /** The address that the link becomes. */
  readonly shape?: (url: string) => string;
}

/** A link for one seat (null: to watch), to copy, share or scan. */
export function Invite({ table, seat, label = say("web-invite-link"), shape = (url) => url }: Props) {
  const made = useSignal("");
  const copied = useSignal(false);
  const kept = made.value && linkTo(table.name, seat, table.chat.value);
  useEffect(() => {
    made.value = linkTo(table.name, seat, table.chat.value);
    copied.value = false;
    if (made.value) return;
    const after = table.chat.peek().at(-1)?.number ?? 0;
    const keep = (link: Awaited<ReturnType<typeof api.makeLink>>) => {
      keepLinks(table.name, [link], after);
      made.value = link.url;
    };
    // Somebody may have taken the seat meanwhile; then there is no link to it any more.
    api.makeLink(table.name, seat).then(keep, () => {});
  }, [kept === ""]);
  if (!kept) return null;
  const url = shape(kept);
  const copy = async () => {
    await navigator.clipboard?.writeText(url);
    copied.value = true;
    announce(say("web-copied"));
  };
  return (
    <div class="invite">
      <Qr url={url} />
      <div class="invite-link">
        <input type="text" readOnly value={url} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
        {navigator.clipboard && (
          <Button icon="copy" small onClick={() => void copy()}>
            {say(copied.value ? "web-copied" : "web-copy")}
          </Button>
        )}
        {"share" in navigator && (
          <Button icon="link" small onClick={() => void navigator.share({ url })}>
            {say("web-share")}
          </Button>
        )}
      </div>
      <LocalHint url={url} />
    </div>
  );
}
