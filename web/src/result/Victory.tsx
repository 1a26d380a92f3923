import { TileDrawing, TileShape, UNIT } from "../board/Tile";
import { bestTurn } from "../model/best-turn";
import { Box } from "../model/rules";
import { plainWord, splitTiles } from "../model/tiles";
import { say } from "../say";
import type { Outcome, TableRules, View } from "../wire.gen";

/** The height of a crown over its tile, in units of the drawing. */
const CROWN = 22;

/** The winners as tiles with their initials, each under a crown. */
export function Crowned({ view, outcome }: { view: View; outcome: Outcome }) {
  return (
    <span class="crowned" aria-hidden="true">
      {outcome.winners.map((seat) => (
        <svg key={seat} viewBox={`0 ${-CROWN} ${UNIT} ${UNIT + CROWN}`}>
          <path class="crown" d="M9 0 6 -15l8 6 6 -10 6 10 8 -6 -3 15z" />
          <TileShape tile={[...view.seats[seat]!.name.toUpperCase()][0] ?? ""} />
        </svg>
      ))}
    </span>
  );
}

/** The turn with the highest score: whose it was, and its word. */
export function BestTurnBox({ view, rules }: { view: View; rules: TableRules }) {
  const best = bestTurn(view);
  if (!best) return null;
  const box = new Box(rules);
  const tiles = splitTiles(best.word);
  return (
    <section class="best-turn">
      <p>
        {say("web-best-turn", { name: view.seats[best.seat]!.name })} <strong class="number">{say(rules.race ? "web-places" : "web-points", { count: best.score })}</strong>
      </p>
      <p class="best-word" role="img" aria-label={plainWord(best.word)}>
        {tiles.map((tile, at) => (
          <TileDrawing key={at} tile={tile} value={box.value(tile)} />
        ))}
      </p>
      {best.longest && <p class="quiet-text">{say("web-best-longest", { count: tiles.length })}</p>}
    </section>
  );
}
