import { useSignal } from "@preact/signals";
import { kingSigns, KingShape } from "../board/King";
import { narrow } from "../browser/screen";
import type { LiveTable } from "../net/live";
import { say, shownNumber } from "../say";
import { playerName } from "../say/players";
import { awayFor, canGive, keptFor, seatState } from "../telling/absence";
import { isAwaited } from "../telling/awaited";
import { shownTime, tick } from "../telling/clock";
import { awayUntil, shownDate } from "../telling/vacation";
import { Icon } from "../widgets/Icon";
import { Lazy } from "../widgets/Lazy";

/** The players with their scores, tiles and times. A text marks whose turn it is, not only a colour. */
export function Seats({ table }: { table: LiveTable }) {
  const deciding = useSignal<number | null>(null);
  const view = table.view.value!;
  const race = table.rules.value?.race;
  const signs = kingSigns(view.seats.map((seat) => seat.name));
  return (
    <>
      <ol class="seats" aria-label={say("web-players")}>
        {view.seats.map((seat, number) => {
          const info = table.seats.value[number];
          const turn = isAwaited(table, number);
          const score = view.outcome?.scores[number] ?? seat.score;
          return (
            <li key={number} class={`seat ${turn ? "on-turn" : ""} ${seat.resigned ? "resigned" : ""}`} aria-current={turn ? "true" : undefined}>
              {race && (
                <svg class="king" viewBox="0 0 22 22">
                  <KingShape seat={number} sign={signs[number]!} />
                </svg>
              )}
              <span class="seat-name">
                {seat.name}
                {number === table.seat.value && <span class="quiet-text"> ({say("web-you")})</span>}
              </span>
              <span class="seat-score" aria-label={say(race ? "web-place-is" : "web-score-is", { count: score })}>
                {shownNumber(score)}
              </span>
              <span class="seat-notes quiet-text">
                {turn && (
                  <span class="turn-mark">
                    ▸ <span class="turn-word">{say("web-on-turn")}</span>
                  </span>
                )}
                {!table.rules.value?.kept && !view.outcome && <Absence table={table} seat={number} onDecide={() => (deciding.value = number)} />}
                <Vacation table={table} seat={number} />
                {seat.resigned && <span>{say("web-resigned")}</span>}
                {info && info.player !== "person" && playerName(info.player) !== seat.name && <span class="kind">{playerName(info.player)}</span>}
                {!view.outcome && <span class="held">{say("web-tiles-held", { count: seat.rack.length })}</span>}
                <Time table={table} seat={number} />
              </span>
            </li>
          );
        })}
      </ol>
      {deciding.value !== null && (
        <Lazy load={() => import("../seats")}>{({ SeatDialog }) => <SeatDialog table={table} seat={deciding.value!} onClose={() => (deciding.value = null)} />}</Lazy>
      )}
    </>
  );
}

/** Says that nobody is at a seat, and how long it is kept. For whoever made the table it is a button that opens what can be done. */
function Absence({ table, seat, onDecide }: { table: LiveTable; seat: number; onDecide: () => void }) {
  const state = seatState(table, seat);
  if (state === "here" || state === "computer") return null;
  const away = awayFor(table, seat) ?? 0;
  const what = state === "free" ? say("web-free") : say("web-away-for", { time: shownTime(away * 1000) });
  if (canGive(table, seat)) {
    return (
      <button type="button" class="absence" aria-haspopup="dialog" aria-label={say("web-about-seat", { name: table.seats.value[seat]!.name, what })} onClick={onDecide}>
        {what} …
      </button>
    );
  }
  return (
    <>
      <span class="gone">{what}</span>
      {state === "away" && <span class="kept-for">{say("web-kept-for", { time: shownTime(keptFor(table, seat, away) * 1000) })}</span>}
    </>
  );
}

/** Says until when somebody is on vacation (C13). */
function Vacation({ table, seat }: { table: LiveTable; seat: number }) {
  const until = awayUntil(table, seat);
  if (until === null) return null;
  const [when, exactly] = [shownDate(table, until), shownDate(table, until, true)];
  const [title, told] = [say("web-on-vacation", { when: exactly }), say(narrow.value ? "web-back-on" : "web-on-vacation", { when })];
  // Among many on a phone there is room for a sign and the date.
  const crowded = narrow.value && table.view.value!.seats.length > 2;
  return (
    <span class="vacation" title={title}>
      {crowded && (
        <span aria-hidden="true">
          <Icon name="pause" />
          {when}
        </span>
      )}
      <span class={crowded ? "hidden-text" : ""}>{told}</span>
    </span>
  );
}

function Time({ table, seat }: { table: LiveTable; seat: number }) {
  const view = table.view.value!;
  const clock = view.clocks[seat];
  const deadline = table.awaited(seat)?.deadline ?? null;
  if (view.outcome || (!clock && deadline === null)) return null;
  void tick.value;
  const gone = clock?.runs ? table.now - table.viewedAt : 0;
  // While its player is on vacation, the time of a turn stands still.
  const left = clock ? clock.left - gone : deadline! - (awayUntil(table, seat) ?? table.now);
  return (
    <span class={`time ${left < 30_000 ? "bad" : ""}`} role="timer" aria-label={say("web-time-left", { time: shownTime(left) })}>
      {shownTime(left)}
    </span>
  );
}
