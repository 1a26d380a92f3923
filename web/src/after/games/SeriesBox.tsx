import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../../net/api";
import type { LiveTable } from "../../net/live";
import { say, shownNumber } from "../../say";
import { shownDay } from "../../say/moment";
import type { Series, SeriesGame } from "../../wire.gen";

/** The games that the people of this table have played again and again; nothing after the first one. */
export function SeriesBox({ table }: { table: LiveTable }) {
  const series = useSignal<Series | null>(null);
  useEffect(() => void api.series(table.name).then((told) => (series.value = told), () => {}), [table.rematch.value]);
  if (!series.value || series.value.games.length < 2) return null;
  const { games, won, shared } = series.value;
  const score = won.map((count, seat) => `${games.at(-1)!.names[seat]} ${count}`).join(" · ");
  return (
    <section class="series" aria-label={say("after-series")}>
      <h3>{say("after-series")}</h3>
      <p class="series-score">
        {score}
        {shared > 0 && <span class="quiet-text"> · {say("after-series-shared", { count: shared })}</span>}
      </p>
      <ol>
        {games.map((game) => (
          <li key={game.table}>{game.table === table.name ? <strong>{told(game)}</strong> : <a href={`/t/${game.table}`} data-within>{told(game)}</a>}</li>
        ))}
      </ol>
    </section>
  );
}

/** A game in a line: when, how it stands, who won. */
function told(game: SeriesGame): string {
  const when = game.began === null ? "" : shownDay(game.began);
  const scores = game.names.map((name, seat) => `${name} ${shownNumber(game.scores[seat]!)}${game.winners.includes(seat) ? " ★" : ""}`).join(" – ");
  const how = game.phase === "over" ? "" : say(`web-phase-${game.phase}`);
  return [when, scores, how].filter(Boolean).join(" · ");
}
