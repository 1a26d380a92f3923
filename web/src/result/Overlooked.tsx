import { useSignal } from "@preact/signals";
import { plainWord } from "../model/tiles";
import * as api from "../net/api";
import type { LiveTable } from "../net/live";
import { problemText } from "../net/problem";
import { say } from "../say";
import { wordLang } from "../say/words";
import { Done } from "../widgets/Done";
import type { MissedPlay, Overlooked } from "../wire.gen";

/** What nobody saw in a game that is over; requested when somebody opens it. */
export function WordsNobodySaw({ table }: { table: LiveTable }) {
  const found = useSignal<Overlooked | null>(null);
  const trouble = useSignal("");
  const look = async () => {
    if (found.value) return;
    trouble.value = "";
    try {
      found.value = await api.overlooked(table.name);
    } catch (problem) {
      trouble.value = problemText(problem);
    }
  };
  return (
    <details class="overlooked" onToggle={(event) => event.currentTarget.open && void look()}>
      <summary>{say("result-overlooked")}</summary>
      <div aria-live="polite">
        {found.value ? <TellingContext table={table} found={found.value} /> : <p class="quiet-text">{trouble.value || say("result-overlooked-wait")}</p>}
      </div>
    </details>
  );
}

function TellingContext({ table, found }: { table: LiveTable; found: Overlooked }) {
  if (found.count !== null) return <Words found={found} count={found.count} />;
  const held = new Set(table.held.value);
  const mine = found.plays.filter((play) => held.has(play.seat));
  // Players see their own turns here; somebody who watched sees everybody's.
  return <Plays table={table} plays={held.size ? mine : found.plays} />;
}

function Words({ found, count }: { found: Overlooked; count: number }) {
  if (!count) return <p>{say("lays-unseen-none")}</p>;
  const left = count - found.words.length;
  return (
    <>
      <p>{say("lays-unseen", { count })}</p>
      <p class="overlooked-words" lang={wordLang()}>{found.words.map((one) => plainWord(one.word)).join("  ")}</p>
      {left > 0 && <p class="quiet-text">{say("result-overlooked-more", { count: left })}</p>}
    </>
  );
}

function Plays({ table, plays }: { table: LiveTable; plays: readonly MissedPlay[] }) {
  if (!plays.length) return <p>{say("result-overlooked-none")}</p>;
  const { seats } = table.view.value!;
  return (
    <table class="sheet">
      <thead>
        <tr>
          {["screen-column-player", "result-overlooked-did", "result-overlooked-best"].map((column) => (
            <th key={column} scope="col">
              {say(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plays.map((play) => (
          <tr key={play.turn}>
            <td>
              {seats[play.seat]!.name} <span class="quiet-text">{say("result-overlooked-turn", { turn: play.turn })}</span>
            </td>
            <td>
              <Done line={play.did} /> {play.did.kind === "play" && play.did.score}
            </td>
            <td>
              <span class="word" lang={wordLang()}>
                {plainWord(play.word)}
              </span>{" "}
              {play.at && <span class="quiet-text">{play.at}</span>} <strong>{play.score}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
