import { Scene } from "../after/Scene";
import { squareName } from "../model/squares";
import { say } from "../say";
import type { Miss, PastPosition } from "../wire.gen";

interface Props {
  readonly miss: Miss;
  /** What the player saw before it. */
  readonly position: PastPosition;
}

/** A turn that cost much: the tiles held, what was best, and the table with it. */
export function MissedTurn({ miss, position }: Props) {
  const laid = (miss.best.laid ?? []).map(([square, tile]) => [squareName(square), tile] as const);
  const path = (miss.best.path ?? []).map(squareName);
  return (
    <section class="review-miss">
      <h4>{miss.turn}</h4>
      {miss.rack && <p class="quiet-text">{miss.rack}</p>}
      <p>
        {miss.instead} <strong class="review-cost">{miss.cost}</strong>
        {miss.chance_cost && ` (${miss.chance_cost})`}
      </p>
      {miss.why && <p class="review-why">{miss.why}</p>}
      <div class="scene">
        <Scene rules={position.rules} view={position.view} room={laid.map(([square]) => square)} path={path.length ? path : laid.map(([square]) => square)} draft={new Map(laid)} label={miss.board} draftName={say("review-better-play")} />
      </div>
    </section>
  );
}
