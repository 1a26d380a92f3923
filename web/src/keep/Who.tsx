import { kingSigns, KingShape } from "../board/King";
import { say, shownNumber } from "../say";
import type { Entry } from "./entry/entry";

/** Everybody at the table with their points. The next line is about the seat that is chosen; after the end none is. */
export function Who({ entry }: { entry: Entry }) {
  const { view } = entry.scene.value;
  const race = entry.box.rules.race;
  const signs = kingSigns(view.seats.map((seat) => seat.name));
  return (
    <fieldset class="keep-who">
      <legend class="hidden-text">{say("keep-who")}</legend>
      {view.seats.map((seat, number) => {
        const over = view.outcome !== null;
        const chosen = !over && entry.seat.value === number;
        const score = view.outcome?.scores[number] ?? seat.score;
        return (
          <label key={number} class={`keep-seat ${chosen ? "chosen" : ""} ${seat.resigned ? "resigned" : ""}`}>
            <input class="whole-input" type="radio" name="keep-seat" checked={chosen} disabled={over || seat.resigned} onChange={() => (entry.seat.value = number)} />
            {race && (
              <svg class="king" viewBox="0 0 22 22" aria-hidden="true">
                <KingShape seat={number} sign={signs[number]!} />
              </svg>
            )}
            <span class="keep-name">{seat.name}</span>
            <strong aria-label={say(race ? "web-place-is" : "web-score-is", { count: score })}>{shownNumber(score)}</strong>
            {seat.resigned && <span class="quiet-text">{say("web-resigned")}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}
