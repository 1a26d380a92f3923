import { kingSigns, KingShape } from "../board/King";
import { say } from "../say";
import type { Entry } from "./entry/entry";

/** Everybody at the table with their points. The next line is about the seat that is chosen. */
export function Who({ entry }: { entry: Entry }) {
  const { view } = entry.scene.value;
  const race = entry.box.rules.race;
  const signs = kingSigns(view.seats.map((seat) => seat.name));
  return (
    <fieldset class="keep-who">
      <legend class="hidden-text">{say("keep-who")}</legend>
      {view.seats.map((seat, number) => (
        <label key={number} class={`keep-seat ${entry.seat.value === number ? "chosen" : ""} ${seat.resigned ? "resigned" : ""}`}>
          <input class="whole-input" type="radio" name="keep-seat" checked={entry.seat.value === number} disabled={seat.resigned} onChange={() => (entry.seat.value = number)} />
          {race && (
            <svg class="king" viewBox="0 0 22 22" aria-hidden="true">
              <KingShape seat={number} sign={signs[number]!} />
            </svg>
          )}
          <span class="keep-name">{seat.name}</span>
          <strong aria-label={say(race ? "web-place-is" : "web-score-is", { count: seat.score })}>{seat.score}</strong>
          {seat.resigned && <span class="quiet-text">{say("web-resigned")}</span>}
        </label>
      ))}
    </fieldset>
  );
}
