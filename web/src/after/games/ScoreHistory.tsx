import { useSignal } from "@preact/signals";
import { say, shownNumber } from "../../say";
import { shownDay } from "../../say/moment";
import { Button } from "../../widgets/Button";
import type { Played } from "../../wire.gen";
import { chartOf } from "./chart";
import { rounded } from "./Numbers";

const [WIDTH, HEIGHT, LEFT, FOOT] = [320, 120, 34, 8];
const FEW = 10;

/** My scores in the course of time: a drawing, and beside it the games themselves. */
export function ScoreHistory({ games, name, average }: { games: readonly Played[]; name: string; average: number }) {
  const all = useSignal(false);
  const listed = [...games].reverse();
  return (
    <div class="course">
      {games.length > 1 && <Drawing games={games} name={name} average={average} />}
      <div class="wide-table" role="region" aria-label={say("after-course-games", { name })} tabIndex={0}>
        <table class="sheet">
          <thead>
            <tr>
              {["date", "others", "score", "result"].map((column) => (
                <th key={column} scope="col" class={column === "score" ? "number" : ""}>
                  {say(`after-column-${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(all.value ? listed : listed.slice(0, FEW)).map((game) => (
              <tr key={game.table}>
                <td>
                  <a href={`/t/${game.table}`} data-within>
                    {shownDay(game.began)}
                  </a>
                </td>
                <td>{game.others.join(", ") || "–"}</td>
                <td class="number">{shownNumber(game.score)}</td>
                <td>
                  <Sign result={game.result} /> {say(`after-result-${game.result}`)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {listed.length > FEW && !all.value && (
        <Button small onClick={() => (all.value = true)}>
          {say("after-games-all", { count: listed.length })}
        </Button>
      )}
    </div>
  );
}

function Drawing({ games, name, average }: { games: readonly Played[]; name: string; average: number }) {
  const { points, lines } = chartOf(games, WIDTH, HEIGHT);
  const scores = games.map((game) => game.score);
  const label = say("after-course", { name, count: games.length, least: Math.min(...scores), most: Math.max(...scores), average: rounded(average, 1) });
  return (
    <svg class="chart" viewBox={`${-LEFT} ${-FOOT} ${WIDTH + LEFT + FOOT} ${HEIGHT + 2 * FOOT}`} role="img" aria-label={label}>
      {lines.map(({ y, value }) => (
        <g key={value}>
          <line class="chart-line" x1="0" x2={WIDTH} y1={y} y2={y} />
          <text x="-5" y={y + 3.5} text-anchor="end">
            {value}
          </text>
        </g>
      ))}
      <polyline class="chart-course" points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")} />
      {points.length <= 60 && points.map(({ x, y, game }) => <Mark key={game.table} x={x} y={y} result={game.result} />)}
    </svg>
  );
}

/** How a game ended, by its form as well as by its colour: won is full, lost is empty, shared is half, alone a square. */
function Mark({ x, y, result }: { x: number; y: number; result: Played["result"] }) {
  if (result === "alone") return <rect class="chart-mark" x={x - 3} y={y - 3} width="6" height="6" />;
  return (
    <g class={`chart-mark ${result}`}>
      <circle cx={x} cy={y} r="3.6" />
      {result === "shared" && <path d={`M${x - 3.6} ${y}a3.6 3.6 0 0 1 7.2 0z`} />}
    </g>
  );
}

function Sign({ result }: { result: Played["result"] }) {
  return (
    <svg class="chart-sign" viewBox="-6 -6 12 12" aria-hidden="true" focusable="false">
      <Mark x={0} y={0} result={result} />
    </svg>
  );
}
