import type { ComponentChildren } from "preact";
import { ownRating } from "../../net/ratings";
import { language, say, shownNumber, withMinus } from "../../say";
import { valueName } from "../../say/options";
import type { GameStatistics, Peak } from "../../wire.gen";

/** What the games of one kind come to, as a list of numbers with their names. */
export function Numbers({ kind }: { kind: GameStatistics }) {
  const together = kind.played - kind.alone;
  const rows: [string, ComponentChildren][] = [["played", kind.played]];
  if (together) rows.push(["won", say("after-games-won", { count: kind.won, percent: rounded((100 * kind.won) / together, 0) })]);
  if (kind.shared) rows.push(["shared", kind.shared]);
  if (together) rows.push(["lost", kind.lost]);
  if (kind.alone) rows.push(["alone", kind.alone]);
  const own = ownRating(kind.game);
  if (own) rows.push(["rating", own.rating]);
  rows.push([kind.race ? "average-place" : "average", rounded(kind.average, 1)]);
  if (kind.best && !kind.race) rows.push(["best", <Where peak={kind.best}>{shownNumber(kind.best.score)}</Where>]);
  rows.push([kind.race ? "letters-a-turn" : "a-turn", rounded(kind.per_turn, 1)]);
  if (kind.best_turn) rows.push(["best-turn", <Where peak={kind.best_turn}>{`${kind.best_turn.word} ${kind.best_turn.score}`}</Where>]);
  if (kind.longest) rows.push(["longest", <Where peak={kind.longest}>{kind.longest.word}</Where>]);
  if (kind.bingos) rows.push(["bingos", kind.bingos]);
  return (
    <dl class="numbers">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{say(`after-number-${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A number, and the game in which it was reached. */
function Where({ peak, children }: { peak: Peak; children: ComponentChildren }) {
  return (
    <a href={`/t/${peak.table}`} data-within>
      {children}
    </a>
  );
}

/** A game as people call it, with its way of counting where there is a choice. */
export function kindName(game: string, scoring: string): string {
  const name = say(`screen-game-${game}`);
  return scoring ? say("after-games-kind", { game: name, scoring: valueName("scoring", scoring) }) : name;
}

export function rounded(value: number, digits: number): string {
  return withMinus(value.toLocaleString(language.value, { maximumFractionDigits: digits }));
}
