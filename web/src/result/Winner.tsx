import { TileShape, UNIT } from "../board/Tile";
import { marginOf } from "../model/margin";
import { initialOf } from "../model/tiles";
import { say } from "../say";
import { RuleLink } from "../widgets/RuleLink";
import { resultOf } from "./families";
import type { FinishedGame } from "./family";

/** The height of a crown over its tile, in units of the drawing. */
const CROWN = 16;

/** Who has won, under a crown, and by what. */
export function Winner({ game }: { game: FinishedGame }) {
  const { view, outcome, rules } = game;
  const family = resultOf(rules);
  const margin = rules.race ? null : marginOf(outcome);
  const turns = view.turn?.number ?? 0;
  const how = family.how(game);
  return (
    <div class="victory">
      <span class="crowned" aria-hidden="true">
        {outcome.winners.map((seat) => (
          <svg key={seat} viewBox={`-1 ${-CROWN} ${UNIT + 2} ${UNIT + CROWN + 1}`}>
            <TileShape tile={initialOf(view.seats[seat]!.name)} />
            <path class="crown" d="M9 0 6 -15l8 6 6 -10 6 10 8 -6 -3 15z" />
          </svg>
        ))}
      </span>
      <div>
        <h2>{family.title(game)}</h2>
        {how && <p>{how}</p>}
        {(margin !== null || turns > 0) && <p>{margin !== null ? say("result-by", { count: margin, turns }) : say("result-in", { turns })}</p>}
        <p class="quiet-text">
          {reasonOf(game)} <RuleLink game={rules.game} rule={outcome.rule} />
        </p>
      </div>
    </div>
  );
}

/** Why the game is over. Where one has given up, who that was. */
function reasonOf({ view, outcome }: FinishedGame): string {
  const gone = view.seats.filter((seat) => seat.resigned);
  return outcome.reason === "resigned" && gone.length === 1 ? say("screen-news-resign", { name: gone[0]!.name }) : say(`screen-reason-${outcome.reason}`);
}
