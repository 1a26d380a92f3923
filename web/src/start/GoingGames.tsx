import { useSignal } from "@preact/signals";
import { myName } from "../browser/my-name";
import { narrow } from "../browser/screen";
import { say, sayList, shownNumber } from "../say";
import { shortDate } from "../say/moment";
import { Button } from "../widgets/Button";
import { Pause } from "../widgets/Pause";
import { Trouble } from "../widgets/Trouble";
import type { OwnTableSeat, OwnTable } from "../wire.gen";
import { lasted, left } from "./how-long";
import { Thumbnail } from "./Thumbnail";

/** How many are shown at first, on a wide screen and on a narrow one. */
const [MOST, FEW] = [6, 4];

interface Props {
  /** My games that aren't over, those that wait for me first; null while they are asked for. */
  readonly tables: readonly OwnTable[] | null;
  /** How many there were the last time, so that there is room for them. */
  readonly expected: number;
  readonly trouble: string;
}

/** My games: whose turn it is, since when, and how they stand. */
export function GoingGames({ tables, expected, trouble }: Props) {
  const all = useSignal(false);
  const most = narrow.value ? FEW : MOST;
  const shown = tables && (all.value ? tables : tables.slice(0, most));
  const [first, ...rest] = parted(shown ?? []);
  return (
    <section class="going" aria-labelledby="my-games" aria-busy={tables === null}>
      <div class="going-part">
        <h1 id="my-games">{first?.heading ?? say("start-games")}</h1>
        <Trouble text={trouble} />
        {first ? <Cards tables={first.tables} /> : <ul>{Array.from({ length: Math.min(expected, most) }, (_, index) => <li key={index} class="wait expected" aria-hidden="true" />)}</ul>}
      </div>
      {rest.map((part) => (
        <div key={part.heading} class="going-part">
          <h2>{part.heading}</h2>
          <Cards tables={part.tables} />
        </div>
      ))}
      {tables && shown && tables.length > shown.length && (
        <Button kind="quiet" onClick={() => (all.value = true)}>
          {say("start-all-games", { count: tables.length })}
        </Button>
      )}
    </section>
  );
}

/** My games under their headings: those in which it is my move, the others, and those that I only watch. */
function parted(tables: readonly OwnTable[]): { readonly heading: string; readonly tables: readonly OwnTable[] }[] {
  const moves = tables.filter((table) => table.my_turn);
  return [
    { heading: myMove(moves), tables: moves },
    { heading: say(moves.length ? "start-other-games" : "start-games"), tables: tables.filter((table) => !table.my_turn && !table.watched) },
    { heading: say("start-watched-games"), tables: tables.filter((table) => table.watched) },
  ].filter((part) => part.tables.length);
}

function Cards({ tables }: { tables: readonly OwnTable[] }) {
  return (
    <ul>
      {tables.map((table) => (
        <li key={table.table}>
          <Card table={table} />
        </li>
      ))}
    </ul>
  );
}

function myMove(moves: readonly OwnTable[]): string {
  // Where several play on this device it may be another one's.
  const name = moves.some((table) => table.mine.length > 1) ? "" : myName();
  return name ? say("start-move", { name }) : say("start-move-now");
}

function Card({ table }: { table: OwnTable }) {
  const since = Date.now() - table.changed;
  const time = onVacation(table) || (table.phase === "playing" && table.deadline !== null ? left(table.deadline - Date.now()) : lasted(since));
  return (
    <a class={`wait ${table.my_turn ? "mine" : ""}`} href={`/t/${encodeURIComponent(table.table)}`} data-within>
      <Thumbnail table={table} />
      <span>
        <b>{withWhom(table)}</b>
        <Pause />
        <span class="wait-turn">
          <span class={`tag ${table.my_turn ? "mine" : ""}`}>{whoseTurn(table)}</span>
          {time && (
            <span>
              <Pause />
              {time}
            </span>
          )}
        </span>
      </span>
      {table.phase === "playing" && <Points table={table} />}
    </a>
  );
}

/** Until when whoever is waited for is on vacation (C13); nothing if somebody waited for isn't. */
function onVacation({ awaited, seats }: OwnTable): string {
  const until = Math.min(...awaited.map((seat) => seats[seat]!.vacation ?? 0));
  return Number.isFinite(until) && until > Date.now() ? say("web-on-vacation", { when: shortDate(until) }) : "";
}

/** The others at the table; where I only watch, everybody. */
function others({ seats, mine }: OwnTable): OwnTableSeat[] {
  return seats.filter((_, seat) => seat !== mine[0]);
}

function withWhom(table: OwnTable): string {
  const game = say(`screen-game-${table.game}`);
  const names = others(table).map((seat) => seat.name);
  if (!names.length) return game;
  return say(table.mine.length ? "start-with" : "start-of", { game, names: sayList(names) });
}

function whoseTurn({ phase, my_turn, mine, awaited, seats }: OwnTable): string {
  if (my_turn && mine.length < 2) return say("start-your-turn");
  const names = awaited.map((seat) => seats[seat]!.name);
  if (phase === "waiting" || !names.length) return say(`web-phase-${phase}`);
  return say("start-turn-of", { names: sayList(names), count: names.length });
}

/** My score, and the best of the others. */
function Points({ table }: { table: OwnTable }) {
  const mine = table.seats[table.mine[0] ?? -1];
  const [best] = others(table).sort((one, other) => other.score - one.score);
  return (
    <span class="points">
      {mine && (
        <>
          <Pause />
          <span class="hidden-text">{say("start-my-score")} </span>
          {shownNumber(mine.score)}
        </>
      )}
      {best && (
        <small>
          <Pause />
          {best.name} {shownNumber(best.score)}
        </small>
      )}
    </span>
  );
}
