import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { lastGame } from "../browser/last-game";
import { canSay, language, say } from "../say";
import { Icon } from "../widgets/Icon";
import { drawingOf } from "./families";
import { PICTURES } from "./pictures";

/** When the pictures move for the first time, one after the other, in seconds. */
const MOVES_AT = [0.5, 1.5, 2.4, 3.4];

/** The games as pictures that move a little, to choose from. */
export function Games({ games, chosen }: { games: readonly string[]; chosen: string }) {
  // A picture moves again when it is chosen.
  const again = useSignal({ game: "", times: 0 });
  // Words and buttons are painted first: on a slow phone pictures take as long as all the rest.
  const drawn = useSignal(false);
  useEffect(() => void requestAnimationFrame(() => setTimeout(() => (drawn.value = true))), []);
  const choose = (game: string) => {
    lastGame.value = game;
    again.value = { game, times: again.value.times + 1 };
  };
  return (
    <fieldset class="games">
      <legend class="hidden-text">{say("web-which-game")}</legend>
      <ul>
        {games.map((game, index) => {
          const times = again.value.game === game ? again.value.times : 0;
          return (
            <li key={game}>
              <label class="game" style={`--d: ${times ? 0 : (MOVES_AT[index] ?? 0)}s`}>
                <input class="whole-input" type="radio" name="game" value={game} aria-labelledby={`game-${game}`} aria-describedby={`about-${game}`} checked={game === chosen} onChange={() => choose(game)} />
                <Scene key={times} game={game} drawn={drawn.value} />
                <span class="game-text">
                  <b id={`game-${game}`}>{say(`screen-game-${game}`)}</b>
                  <span id={`about-${game}`} class="quiet-text">
                    {aboutOf(game)}
                  </span>
                </span>
                <span class="tick">
                  <Icon name="check" />
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** What a game is like, in a few words. */
function aboutOf(game: string): string {
  const code = `start-about-${game}`;
  return say(canSay(code) ? code : `screen-game-about-${game}`);
}

/** A game's picture; an empty table for one that isn't drawn. */
function Scene({ game, drawn }: { game: string; drawn: boolean }) {
  const picture = drawn ? PICTURES[game] : undefined;
  const Picture = picture && drawingOf(picture);
  return (
    <svg class="game-scene" viewBox="0 0 344 206" preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false">
      {Picture ? <Picture picture={picture} language={language.value} /> : <rect class="scene-cloth" width="344" height="206" />}
    </svg>
  );
}
