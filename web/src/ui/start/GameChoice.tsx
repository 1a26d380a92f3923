import { language, say } from "../../say";
import { offered } from "../offer";
import { chosenGame, chooseGame } from "./wish";

/** Which game. */
export function GameChoice() {
  return (
    <fieldset class="games">
      <legend>{say("web-which-game")}</legend>
      <div class="cards">
        {offered.value!.catalogue.games.map(({ name, seats }) => (
          <label key={name} class={`card choice ${chosenGame.value === name ? "chosen" : ""}`}>
            <input type="radio" name="game" value={name} checked={chosenGame.value === name} onChange={() => chooseGame(name)} />
            <span>
              <strong>{say(`screen-game-${name}`)}</strong>
              <span class="quiet-text">{say(`screen-game-about-${name}`)}</span>
              <span class="quiet-text">{say("web-players-count", { least: seats.least, most: seats.most })}</span>
            </span>
          </label>
        ))}
      </div>
      <p class="guide-link">
        <a href={`/guide/${chosenGame.value}?lang=${language.value}`}>{say("web-how-is-played", { game: say(`screen-game-${chosenGame.value}`) })}</a>
      </p>
    </fieldset>
  );
}
