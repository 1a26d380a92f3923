import { useSignal } from "@preact/signals";
import type { LiveTable } from "../net/live";
import { learn, say, sayList } from "../say";
import { Invite } from "./Invite";
import { SEATS } from "./sentences";
import * as requests from "./requests";

await learn(SEATS);

/** The page of a table for a stream or a projector: the link to it, and whether it may show my rack. */
export function StreamPanel({ table }: { table: LiveTable }) {
  const bare = useSignal(false);
  return (
    <section class="stream" aria-label={say("web-stream")}>
      <p class="quiet-text">{say("seats-show-about")}</p>
      <label class="check">
        <input type="checkbox" checked={bare.value} onChange={(event) => (bare.value = event.currentTarget.checked)} />
        {say("seats-show-see-through")}
      </label>
      <Invite table={table} seat={null} label={say("web-stream")} shape={(url) => showUrl(url, table.name, bare.value)} />
      <p>
        <a href={showPath(table.name, bare.value)} target="_blank" rel="noopener">
          {say("seats-show-open")}
        </a>
      </p>
      <MyRack table={table} />
    </section>
  );
}

/** Whether the page may show my rack, and who else has agreed. Before the end, and where racks are dealt. */
function MyRack({ table }: { table: LiveTable }) {
  const held = table.held.value;
  if (!held.length || table.view.value?.outcome || table.rules.value?.kept) return null;
  const agreed = table.showing.value;
  return (
    <>
      <label class="check">
        <input type="checkbox" checked={held.every((seat) => agreed.includes(seat))} onChange={(event) => void requests.showRack(table.name, event.currentTarget.checked)} />
        {say("seats-show-racks")}
      </label>
      <p class="quiet-text">
        {say("seats-show-racks-about")} {agreed.length > 0 && say("seats-show-agreed", { names: sayList(agreed.map((seat) => table.seats.value[seat]?.name ?? "")) })}
      </p>
    </>
  );
}

function showPath(table: string, bare: boolean): string {
  return `/tables/${encodeURIComponent(table)}/show${bare ? "?background=none" : ""}`;
}

/** The link of somebody who watches, as one to the page for a stream. */
function showUrl(url: string, table: string, bare: boolean): string {
  const [before, token] = url.split("#");
  return `${before!.slice(0, before!.lastIndexOf("/join"))}${showPath(table, bare)}#${token}`;
}
