import { useSignal } from "@preact/signals";
import { marginOf } from "../model/margin";
import * as api from "../net/api";
import type { LiveTable } from "../net/live";
import { say } from "../say";
import { Button } from "../widgets/Button";
import { Icon } from "../widgets/Icon";
import { Lazy } from "../widgets/Lazy";
import { RuleLink } from "../widgets/RuleLink";
import { resultOf } from "./families";
import { WordsNobodySaw } from "./Overlooked";
import { RematchButton } from "./RematchButton";
import { ReviewButton } from "./ReviewButton";
import { SheetButton } from "./SheetButton";
import { BestTurnBox, Crowned } from "./Victory";

/** How the game ended, what was settled, and what can be done now. */
export function Result({ table }: { table: LiveTable }) {
  const replay = useSignal<"whole" | "end" | null>(null);
  const view = table.view.value!;
  const rules = table.rules.value!;
  const outcome = view.outcome!;
  const game = { view, outcome, rules };
  const { winners, Totals } = resultOf(rules);
  const margin = rules.race ? null : marginOf(outcome);
  return (
    <section class="result card" id="result" tabIndex={-1} aria-label={say("web-result")}>
      <div class="victory">
        <Crowned view={view} outcome={outcome} />
        <div>
          <h2>{winners(game)}</h2>
          <p class="quiet-text">
            {margin !== null && `${say("web-margin", { count: margin })} `}
            {say(`screen-reason-${outcome.reason}`)} <RuleLink game={rules.game} rule={outcome.rule} />
          </p>
        </div>
      </div>
      {Totals && <Totals {...game} />}
      <BestTurnBox view={view} rules={rules} />
      <div class="result-actions">
        <RematchButton table={table} />
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
