import type { LiveTable } from "../../net/live";
import { say, shownNumber } from "../../say";
import { Done } from "../../widgets/Done";
import type { SheetLine } from "../../wire.gen";

/** The score sheet: what everybody did, turn by turn, the last turn on top. */
export function Sheet({ table }: { table: LiveTable }) {
  const view = table.view.value!;
  const totals = view.seats.map(() => 0);
  const race = table.rules.value?.race;
  const rows = view.sheet.map((line, number) => {
    totals[line.seat]! += line.score;
    return { line, number, total: totals[line.seat]! };
  });
  if (!rows.length) return <p class="quiet-text">{say("web-sheet-empty")}</p>;
  return (
    <table class="sheet">
      <thead>
        <tr>
          <th scope="col">{say("screen-column-player")}</th>
          <th scope="col">{say("web-column-turn")}</th>
          <th scope="col" class="number">
            {say(race ? "web-column-letters" : "web-column-points")}
          </th>
          {!race && (
            <th scope="col" class="number">
              {say("screen-column-total")}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.reverse().map(({ line, number, total }) => (
          <tr key={number}>
            <td>{view.seats[line.seat]!.name}</td>
            <td>
              <Done line={line} />
            </td>
            <td class="number">{scored(line) ? shownNumber(line.score) : ""}</td>
            {!race && <td class="number">{scored(line) ? shownNumber(total) : ""}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether a line has a score to show. */
const scored = (line: SheetLine) => line.kind === "play" || line.score !== 0;
