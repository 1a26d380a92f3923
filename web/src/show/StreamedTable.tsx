import { effect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { lookedOf } from "../after/families";
import { Scene } from "../after/Scene";
import { TileDrawing } from "../board/Tile";
import { go } from "../browser/router";
import { Box } from "../model/rules";
import { plainWord, joinTiles, UNKNOWN } from "../model/tiles";
import { openLive } from "../net/api";
import { LiveTable } from "../net/live";
import { say } from "../say";
import { useWordsIn } from "../say/words";
import { tellNews, toldLines } from "../spoken/news";
import { Seats } from "../table/Seats";
import { lastNews } from "../telling/news";
import { WithWords } from "../widgets/WithWords";

/** A large board, who plays, the clocks, and what was done last. Nothing can be done here. */
export function StreamedTable({ id }: { id: string }) {
  const table = useMemo(() => new LiveTable(id, () => openLive(id), true), [id]);
  useEffect(() => () => table.close(), [table]);
  useEffect(() => tellNews(table), [table]);
  useEffect(() => follow(table), [table]);
  const [rules, view] = [table.rules.value, table.view.value];
  useWordsIn(rules?.edition.language);
  if (table.status.value === "closed") return <h1 class="show-news">{table.problem.value || say("show-no-table")}</h1>;
  if (!rules) return <p class="show-news">{say("web-loading")}</p>;
  if (!view) return <Before table={table} />;
  const { Above } = lookedOf(rules);
  return (
    <>
      <h1 class="hidden-text">{say("show-title", { names: view.seats.map((seat) => seat.name).join(", ") })}</h1>
      <div class="show-board">
        {Above && <Above rules={rules} view={view} />}
        <Scene rules={rules} view={view} path={[]} />
      </div>
      <div class="show-side">
        <Seats table={table} />
        <Racks table={table} />
        <p class="show-news"><WithWords text={(toldLines.value.find((line) => line.played) ?? lastNews(view, rules)).text} /></p>
      </div>
    </>
  );
}

/** Goes on to the table where the same people play again, once that game begins: until then the result stays in sight. */
function follow(table: LiveTable): () => void {
  let next: LiveTable | null = null;
  const stop = effect(() => {
    const made = table.rematch.value;
    if (!made) return;
    next ??= new LiveTable(made, () => openLive(made), true);
    if (next.view.value) go(`/tables/${encodeURIComponent(made)}/show${location.search}`, true);
  });
  return () => {
    stop();
    next?.close();
  };
}

/** Who sits there before the game. */
function Before({ table }: { table: LiveTable }) {
  const there = table.seats.value.filter((seat) => seat.taken || seat.player !== "person");
  return (
    <div class="show-side">
      <h1>{say("show-waiting")}</h1>
      <ul class="show-names">
        {there.map((seat, number) => (
          <li key={number}>{seat.name}</li>
        ))}
      </ul>
    </div>
  );
}

/** The tiles on the racks, as far as whoever watches may see them. */
function Racks({ table }: { table: LiveTable }) {
  const view = table.view.value!;
  const box = new Box(table.rules.value!);
  const sized = Object.keys(box.rules.edition.sizes).length > 0;
  const open = view.seats.filter((seat) => seat.rack.length && !seat.rack.includes(UNKNOWN));
  if (view.outcome || !open.length) return null;
  return (
    <ul class="show-racks">
      {open.map((seat) => (
        <li key={seat.name}>
          <span>{seat.name}</span>
          <span class={`show-rack ${sized ? "sized" : ""}`} role="img" aria-label={plainWord(joinTiles(seat.rack))}>
            {seat.rack.map((tile, at) => (
              <TileDrawing key={at} tile={tile} value={box.value(tile)} piece={at} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
