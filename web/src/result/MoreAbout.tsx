import { useSignal } from "@preact/signals";
import * as api from "../net/api";
import type { LiveTable } from "../net/live";
import { say } from "../say";
import { Button } from "../widgets/Button";
import { Icon } from "../widgets/Icon";
import { Lazy } from "../widgets/Lazy";
import { WordsNobodySaw } from "./Overlooked";
import { reading } from "./Reading";
import { SheetButton } from "./SheetButton";

/** What else there is of a game that is over. It is loaded when somebody opens it, so that nothing moves before. */
export function MoreAbout({ table }: { table: LiveTable }) {
  const open = useSignal(false);
  return (
    <details class="more-about" onToggle={(event) => event.target === event.currentTarget && (open.value = event.currentTarget.open)}>
      <summary>{say("result-more")}</summary>
      {open.value && <Inside table={table} />}
    </details>
  );
}

function Inside({ table }: { table: LiveTable }) {
  const view = table.view.value!;
  return (
    <>
      <div class="result-actions">
        <Button icon="play" onClick={() => (reading.value = "replay")}>
          {say("web-replay")}
        </Button>
        <Button icon="eye" onClick={() => (reading.value = "end")}>
          {say("after-entry-whose")}
        </Button>
        <SheetButton />
        <a class="button" href={api.recordUrl(table.name)} download>
          <Icon name="download" />
          {say("web-record")}
        </a>
      </div>
      <WordsNobodySaw table={table} />
      {table.held.value.length > 0 && (
        <p class="result-links">
          <a href="/study" data-within>
            {say("after-entry-study")}
          </a>{" "}
          <a href="/mine" data-within>
            {say("after-entry-games")}
          </a>
        </p>
      )}
      <Lazy load={() => import("../after")}>{({ SeriesBox }) => <SeriesBox table={table} />}</Lazy>
      {view.secret && <Lazy load={() => import("../shuffle")}>{({ Dealt }) => <Dealt table={table.name} names={view.seats.map((seat) => seat.name)} />}</Lazy>}
    </>
  );
}
