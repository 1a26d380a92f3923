import { Scene } from "../after/Scene";
import { squareName } from "../model/squares";
import { splitTiles } from "../model/tiles";
import { say } from "../say";
import type { PastPosition, Review, ReviewTurn } from "../wire.gen";
import { betterText, costText, doneText, whoText } from "./words";

interface Props {
  readonly review: Review;
  readonly turn: ReviewTurn;
  /** What the player saw before it. */
  readonly position: PastPosition;
}

/** A turn that cost much: the tiles held, what was best, and the table with it. */
export function Miss({ review, turn, position }: Props) {
  const { move } = turn.choices[0]!;
  const laid = (move.laid ?? []).map(([square, tile]) => [squareName(square), tile] as const);
  const path = (move.path ?? []).map(squareName);
  const chance = turn.cost?.chance ?? 0;
  return (
    <section class="review-miss">
      <h4>{whoText(review, turn)}</h4>
      {turn.rack && <p class="quiet-text">{say("review-rack", { rack: splitTiles(turn.rack).join(" ") })}</p>}
      <p>
        {say("review-instead", { best: betterText(turn), did: doneText(review, turn).trim() })} <strong class="review-cost">{costText(turn)}</strong>
        {chance > 0 && ` (${say("review-chance-cost", { percent: Math.round(100 * chance) })})`}
      </p>
      <div class="scene">
        <Scene rules={position.rules} view={position.view} room={laid.map(([square]) => square)} path={path.length ? path : laid.map(([square]) => square)} draft={new Map(laid)} />
      </div>
    </section>
  );
}
