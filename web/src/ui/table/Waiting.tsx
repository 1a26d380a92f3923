import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../../net/api";
import type { LiveTable } from "../../net/live";
import { say } from "../../say";
import { Button } from "../Button";
import { linksOf } from "../links";

/** Before the game: who is there, and the invitations for those who aren't. */
export function Waiting({ table }: { table: LiveTable }) {
  return (
    <section class="waiting card">
      <h1>{say("web-waiting-title")}</h1>
      <ul class="invites">
        {table.seats.value.map((seat, number) => (
          <li key={number}>
            <strong>{seat.name || say("web-seat-number", { number: number + 1 })}</strong>
            {seat.taken || seat.player !== "person" ? (
              <span class="good">✓ {say("web-seat-taken")}</span>
            ) : table.host.value ? (
              <Invite table={table} seat={number} />
            ) : (
              <span class="quiet-text">{say("web-seat-free")}</span>
            )}
          </li>
        ))}
      </ul>
      <p class="quiet-text">{say("web-waiting-begins")}</p>
    </section>
  );
}

/** A link for one seat (null: to watch), to copy, share or scan. */
export function Invite({ table, seat }: { table: LiveTable; seat: number | null }) {
  const url = useSignal(linksOf(table.name).find((link) => link.seat === seat)?.url ?? "");
  const picture = useSignal("");
  const copied = useSignal(false);
  useEffect(() => {
    if (!url.value) void api.makeLink(table.name, seat).then((link) => (url.value = link.url));
  }, []);
  useEffect(() => {
    if (!url.value) return;
    void api.qrCode(url.value).then((made) => (picture.value = made));
    return () => URL.revokeObjectURL(picture.peek());
  }, [url.value]);
  const copy = async () => {
    await navigator.clipboard?.writeText(url.value);
    copied.value = true;
  };
  return (
    <div class="invite">
      {picture.value && <img class="qr" src={picture.value} alt={say("web-qr")} width="148" height="148" />}
      <div class="invite-link">
        <input type="text" readOnly value={url.value} aria-label={say("web-invite-link")} onFocus={(event) => event.currentTarget.select()} />
        {navigator.clipboard && (
          <Button icon="copy" small onClick={() => void copy()}>
            {say(copied.value ? "web-copied" : "web-copy")}
          </Button>
        )}
        {"share" in navigator && (
          <Button icon="link" small onClick={() => void navigator.share({ url: url.value })}>
            {say("web-share")}
          </Button>
        )}
      </div>
    </div>
  );
}
