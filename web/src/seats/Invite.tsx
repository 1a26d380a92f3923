import type { LiveTable } from "../net/live";
import { say } from "../say";
import { Button } from "../widgets/Button";
import { Qr } from "../widgets/Qr";
import { useLink } from "./link";
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
export function Invite({ table, seat, label = say("web-invite-link"), shape }: Props) {
  const link = useLink(table, seat, shape);
  if (!link) return null;
  return (
    <div class="invite">
      <Qr url={link.url} />
      <div class="invite-link">
        <input type="text" readOnly value={link.url} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
        {link.copy && (
          <Button icon="copy" small onClick={link.copy}>
            {say(link.copied ? "web-copied" : "web-copy")}
          </Button>
        )}
        {link.share && (
          <Button icon="link" small onClick={link.share}>
            {say("web-share")}
          </Button>
        )}
      </div>
      <LocalHint url={link.url} />
    </div>
  );
}
