import { useSignal } from "@preact/signals";
import { keepLinks } from "../browser/links";
import { go } from "../browser/router";
import { marginOf } from "../model/margin";
import { joinTiles } from "../model/tiles";
import * as api from "../net/api";
import type { LiveTable } from "../net/live";
import { say, sayList, shownNumber } from "../say";
import { Button } from "../widgets/Button";
import { Icon } from "../widgets/Icon";
import { Lazy } from "../widgets/Lazy";
import { RuleLink } from "../widgets/RuleLink";
import type { Outcome, View, Written } from "../wire.gen";
import { WordsNobodySaw } from "./Overlooked";
import { wordWinners, WordTotals } from "./path/Totals";
import { ReviewButton } from "./ReviewButton";
import { SheetButton } from "./SheetButton";
import { BestTurn, Crowned } from "./Victory";

/** How the game ended, what was settled, and what can be done now. */
export function Result({ table }: { table: LiveTable }) {
  const replay = useSignal<"whole" | "end" | null>(null);
  const view = table.view.value!;
  const rules = table.rules.value!;
  const outcome = view.outcome!;
  const race = Boolean(rules.bare);
  const margin = race ? null : marginOf(outcome);
  const { written } = (view.own ?? {}) as { written?: Written[] };
  const again = async () => {
    const made = await api.rematch(table.name);
    keepLinks(made.table, made.links);
    go(`/t/${made.table}`);
  };
  return (
    <section class="result card" id="result" tabIndex={-1} aria-label={say("web-result")}>
      <div class="victory">
        <Crowned view={view} outcome={outcome} />
        <div>
          <h2>{written ? wordWinners(view, outcome, written, rules) : winners(view, outcome, race)}</h2>
          <p class="quiet-text">
            {margin !== null && `${say("web-margin", { count: margin })} `}
            {say(`screen-reason-${outcome.reason}`)} <RuleLink game={rules.game} rule={outcome.rule} />
          </p>
        </div>
      </div>
      {written ? <WordTotals view={view} outcome={outcome} written={written} /> : !race && <Settlement view={view} outcome={outcome} />}
      <BestTurn view={view} rules={rules} />
      <div class="result-actions">
        {table.rematch.value ? (
          <a class="button primary" href={`/t/${table.rematch.value}`} data-within>
            {say("web-to-rematch")}
          </a>
        ) : (
          table.seat.value !== null && (
            <Button kind="primary" onClick={() => void again()}>
              {say("web-rematch")}
            </Button>
          )
        )}
        <Button icon="play" onClick={() => (replay.value = "whole")}>
          {say("web-replay")}
        </Button>
        <Button icon="eye" onClick={() => (replay.value = "end")}>
          {say("after-entry-whose")}
        </Button>
        <ReviewButton table={table} />
        <SheetButton table={table} />
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
      {replay.value && <Lazy load={() => import("../after")}>{({ Replay }) => <Replay table={table} atEnd={replay.value === "end"} onClose={() => (replay.value = null)} />}</Lazy>}
    </section>
  );
}

function winners(view: View, outcome: Outcome, race: boolean): string {
  const names = sayList(outcome.winners.map((seat) => view.seats[seat]!.name));
  const count = outcome.winners.length;
  if (race) return say("heap-winners", { names, count });
  const score = outcome.scores[outcome.winners[0]!]!;
  return count === 1 ? say("screen-winner", { name: names, score }) : say("screen-winners", { names, score });
}

function Settlement({ view, outcome }: { view: View; outcome: Outcome }) {
  return (
    <table class="sheet">
      <thead>
        <tr>
          {["player", "points", "rest", "settled", "total"].map((column) => (
            <th key={column} scope="col" class={column === "player" || column === "rest" ? "" : "number"}>
              {say(`screen-column-${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.seats.map((seat, number) => (
          <tr key={number}>
            <td>{seat.name}</td>
            <td class="number">{shownNumber(outcome.scores[number]! - outcome.adjustments[number]!)}</td>
            <td>{joinTiles(seat.rack) || "–"}</td>
            <td class="number">{signed(outcome.adjustments[number]!)}</td>
            <td class="number">
              <strong>{shownNumber(outcome.scores[number]!)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : shownNumber(value);
}
