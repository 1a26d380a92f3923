import { kingSigns } from "../board/King";
import { TileDrawing } from "../board/Tile";
import { Box } from "../model/rules";
import { say, sayParts, shownNumber } from "../say";
import { spokenTile } from "../say/tiles";
import { RuleLink } from "../widgets/RuleLink";
import { resultOf } from "./families";
import type { CountRow, FinishedGame } from "./family";

/** So many seats have their names over their columns; more have their tiles there, and their names under the table. */
const NAMED = 3;

/** The tables whose final count has been shown, step by step. It is shown at once when one comes back. */
const counted = new Set<string>();

/** The final count step by step, a row after another; the rows are there from the beginning. */
export function FinalCount({ game, table }: { game: FinishedGame; table: string }) {
  const { view, outcome, rules } = game;
  const family = resultOf(rules);
  const rows = family.count(game);
  const seats = view.seats.map((seat) => seat.name);
  const signs = kingSigns(seats);
  const steps = !counted.has(table);
  return (
    <div class="final-count card" onAnimationEnd={() => counted.add(table)}>
      <table class={`${steps ? "counting" : ""} ${seats.length > NAMED ? "crowd" : ""}`}>
        <thead>
          <tr>
            <th scope="col">{say("result-count")}</th>
            {seats.map((name, seat) => (
              <th key={seat} scope="col">
                {seats.length > NAMED ? (
                  <>
                    <span class="person">
                      <TileDrawing tile={signs[seat]!} />
                    </span>
                    <span class="hidden-text">{name}</span>
                  </>
                ) : (
                  name
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, number) => (
            <Row key={number} row={row} game={game} number={number} />
          ))}
        </tbody>
        <tfoot>
          <tr style={{ "--step": rows.length }}>
            <th scope="row">{family.total()}</th>
            {outcome.scores.map((score, seat) => (
              <td key={seat} class={outcome.winners.includes(seat) ? "won" : ""}>
                {shownNumber(score)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {seats.length > NAMED && (
        <ul class="count-names" aria-hidden="true">
          {seats.map((name, seat) => (
            <li key={seat}>
              <span class="person">
                <TileDrawing tile={signs[seat]!} />
              </span>
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Row({ row, game, number }: { row: CountRow; game: FinishedGame; number: number }) {
  const box = new Box(game.rules);
  return (
    <tr style={{ "--step": number }}>
      <th scope="row">
        {row.label}{" "}
        {row.tiles && (
          <span class="held-tiles" role="img" aria-label={sayParts(row.tiles.map((tile) => spokenTile(tile, undefined)))}>
            {row.tiles.map((tile, at) => (
              <TileDrawing key={at} tile={tile} value={box.value(tile)} />
            ))}
          </span>
        )}{" "}
        {row.rule && <RuleLink game={game.rules.game} rule={row.rule} />}
      </th>
      {row.cells.map((cell, seat) => (
        <td key={seat} class={row.change && cell ? (cell < 0 ? "minus" : "plus") : ""}>
          {cell === null ? "" : row.change && cell > 0 ? `+${cell}` : shownNumber(cell)}
        </td>
      ))}
    </tr>
  );
}
