import { unreachable } from "../../net/api";
import { offered } from "../../net/offer";
import { language, say } from "../../say";
import { Pause } from "../../widgets/Pause";
import { chosenGame, chooseGame } from "./wish";

/** Which game. */
export function GameChoice() {
  return (
    <fieldset>
      <legend>{say("web-which-game")}</legend>
      <div class="cards">
        {offered.value!.catalogue.games.map(({ name, seats }) => (
          <Choice key={name} name={name} about={[say(`screen-game-about-${name}`), say("web-players-count", { least: seats.least, most: seats.most })]} />
        ))}
      </div>
      {!unreachable.value && (
        <p class="guide-link">
          <a href={`/guide/${chosenGame.value}?lang=${language.value}`}>{say("web-how-is-played", { game: say(`screen-game-${chosenGame.value}`) })}</a>
        </p>
      )}
    </fieldset>
  );
}

/** A game to be chosen: said with a pause between what stands in lines of its own. */
function Choice({ name, about }: { name: string; about: readonly string[] }) {
  return (
    <label class={`card choice ${chosenGame.value === name ? "chosen" : ""}`}>
      <input type="radio" name="game" value={name} checked={chosenGame.value === name} onChange={() => chooseGame(name)} />
      <span>
        <strong>{say(`screen-game-${name}`)}</strong>
        {about.map((line) => (
          <span key={line} class="quiet-text">
            <Pause />
            {line}
          </span>
        ))}
      </span>
    </label>
  );
}
