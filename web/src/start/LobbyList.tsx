import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { forgetPromises } from "../browser/promised";
import { forgetDeck } from "../browser/study";
import * as api from "../net/api";
import { language, say } from "../say";
import { Button } from "../widgets/Button";
import { ConfirmDialog } from "../widgets/ConfirmDialog";
import { Pause } from "../widgets/Pause";
import type { LobbyTable } from "../wire.gen";

const EVERY = 15_000;

/** My tables, those that wait for me first. */
export function LobbyList() {
  const tables = useSignal<readonly LobbyTable[]>([]);
  const forgetting = useSignal(false);
  useEffect(() => {
    const look = () => void api.lobby().then((told) => (tables.value = told.tables), () => {});
    look();
    const timer = setInterval(() => document.visibilityState === "visible" && look(), EVERY);
    return () => clearInterval(timer);
  }, []);
  const me = (
    <a class="button small" href="/me" data-within>
      {say("web-me")}
    </a>
  );
  if (!tables.value.length) return <p class="lobby-links">{me}</p>;
  const forget = async () => {
    await api.forgetMe();
    forgetDeck();
    forgetPromises();
    tables.value = [];
  };
  return (
    <section class="lobby" aria-labelledby="my-tables">
      <h2 id="my-tables">{say("web-my-tables")}</h2>
      <ul>
        {tables.value.map((table) => (
          <li key={table.table}>
            <Row table={table} />
          </li>
        ))}
      </ul>
      {tables.value.some((table) => table.phase === "over") && (
        <p class="lobby-links">
          <a class="button small" href="/mine" data-within>
            {say("after-entry-games")}
          </a>{" "}
          <a class="button small" href="/study" data-within>
            {say("after-entry-study")}
          </a>
        </p>
      )}
      {me}{" "}
      <Button small kind="quiet" onClick={() => (forgetting.value = true)}>
        {say("web-forget-me")}
      </Button>
      {forgetting.value && <ConfirmDialog text={say("web-forget-title")} more={say("web-ask-forget")} yes={say("web-forget-me")} onClose={() => (forgetting.value = false)} onYes={() => void forget()} />}
    </section>
  );
}

function Row({ table }: { table: LobbyTable }) {
  const seats = table.seats.map((seat) => (table.phase === "waiting" ? seat.name : `${seat.name} ${seat.score}`));
  const when = new Date(table.deadline ?? table.changed).toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" });
  const until = table.deadline ? say("web-until", { when }) : when;
  return (
    <a class="card lobby-row" href={`/t/${table.table}`} data-within>
      <strong>
        {say(`screen-game-${table.game}`)}
        <Pause />
      </strong>
      <span class={`phase ${table.my_turn ? "mine" : ""}`}>
        {say(table.my_turn ? "web-your-turn" : `web-phase-${table.phase}`)}
        <Pause />
      </span>
      <span class="quiet-text">
        {seats.join(", ")}
        <Pause />
      </span>
      <span class="quiet-text">{until}</span>
    </a>
  );
}
