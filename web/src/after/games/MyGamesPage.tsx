import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { showTitle } from "../../browser/title";
import * as api from "../../net/api";
import { useAsking } from "../../net/asking";
import { lookAtTables, tables } from "../../net/own-tables";
import { loadRatings } from "../../net/ratings";
import { say, shownNumber } from "../../say";
import { playerName } from "../../say/players";
import { shownDay } from "../../say/moment";
import { Button } from "../../widgets/Button";
import { Pause } from "../../widgets/Pause";
import { Top } from "../../widgets/Top";
import { PageTrouble } from "../../widgets/Trouble";
import type { Against, GameStatistics, Statistics } from "../../wire.gen";
import { kindName, Numbers, rounded } from "./Numbers";
import { ScoreHistory } from "./ScoreHistory";

/** How many games that are over are listed at first. */
const FEW = 6;

/** What I have played on this server. */
export function MyGamesPage() {
  const found = useSignal<Statistics | null>(null);
  const trouble = useSignal("");
  useEffect(() => showTitle(say("after-entry-games")), []);
  useAsking(() => Promise.all([api.statistics(), lookAtTables(), loadRatings()]).then(([told]) => (found.value = told)), trouble);
  return (
    <div class="start-page">
      <Top />
      <main class="my-games" id="main" tabIndex={-1}>
        <h1>{say("after-entry-games")}</h1>
        <PageTrouble text={trouble.value} />
        {found.value && <Finished />}
        {found.value ? <Games found={found.value} /> : !trouble.value && <p class="quiet-text">{say("web-loading")}</p>}
      </main>
    </div>
  );
}

/** All my games that are over, those kept on cardboard too: the last one first. */
function Finished() {
  const over = (tables.value ?? []).filter((table) => table.phase === "over");
  const all = useSignal(false);
  if (!over.length) return null;
  return (
    <section class="card finished" aria-labelledby="finished">
      <h2 id="finished">{say("after-games-over")}</h2>
      <ul>
        {(all.value ? over : over.slice(0, FEW)).map((table) => (
          <li key={table.table}>
            <a href={`/t/${encodeURIComponent(table.table)}`} data-within>
              <span>
                <b>{say(`screen-game-${table.game}`)}</b>
                <Pause /> {table.seats.map((seat) => `${seat.name} ${shownNumber(seat.score)}`).join(", ")}
              </span>
              <span class="quiet-text">
                <Pause />
                {shownDay(table.changed)}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {over.length > FEW && !all.value && (
        <Button small kind="quiet" onClick={() => (all.value = true)}>
          {say("after-games-all", { count: over.length })}
        </Button>
      )}
    </section>
  );
}

function Games({ found }: { found: Statistics }) {
  const left = found.uncounted > 0 && <p class="quiet-text">{say("after-games-uncounted", { count: found.uncounted })}</p>;
  if (!found.played.length) {
    return (
      <>
        <p>{say("after-games-none")}</p>
        {left}
        <p>
          <a class="button primary" href="/" data-within>
            {say("after-games-play")}
          </a>
        </p>
      </>
    );
  }
  return (
    <>
      <p>
        <a class="button" href="/study" data-within>
          {say("after-entry-study")}
        </a>
      </p>
      {found.games.map((kind) => (
        <Kind key={`${kind.game} ${kind.scoring}`} kind={kind} found={found} />
      ))}
      <Opponents opponents={found.opponents} />
      {left}
      <p class="quiet-text">{say("after-games-kept")}</p>
    </>
  );
}

/** My games of one kind: in numbers, and in the course of time. */
function Kind({ kind, found }: { kind: GameStatistics; found: Statistics }) {
  const name = kindName(kind.game, kind.scoring);
  return (
    <section class="card kind" aria-label={name}>
      <h2>{name}</h2>
      <Numbers kind={kind} />
      <ScoreHistory games={found.played.filter((one) => one.game === kind.game && one.scoring === kind.scoring)} name={name} average={kind.average} />
    </section>
  );
}

function Opponents({ opponents }: { opponents: readonly Against[] }) {
  if (!opponents.length) return null;
  return (
    <section class="card">
      <h2>{say("after-games-against")}</h2>
      <div class="wide-table" role="region" aria-label={say("after-games-against")} tabIndex={0}>
        <table class="sheet">
          <thead>
            <tr>
              {["name", "played", "ahead", "behind", "level"].map((column, index) => (
                <th key={column} scope="col" class={index ? "number" : ""}>
                  {say(`after-column-${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {opponents.map((one) => (
              <tr key={`${one.name} ${one.player}`}>
                <th scope="row">{one.player === "person" ? one.name : playerName(one.player)}</th>
                {[one.played, one.ahead, one.behind, one.level].map((count, index) => (
                  <td key={index} class="number">
                    {rounded(count, 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
