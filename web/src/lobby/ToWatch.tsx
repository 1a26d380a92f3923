import { say, sayList } from "../say";
import { Button } from "../widgets/Button";
import { Pause } from "../widgets/Pause";
import { Trouble } from "../widgets/Trouble";
import type { LobbyGame, LobbyView } from "../wire.gen";
import { useComing } from "./coming";
import { Details } from "./Details";
import { Picture } from "./Picture";

/** The games that anybody may watch. */
export function ToWatch({ view }: { view: LobbyView }) {
  const { trouble, come } = useComing(() => {});
  return (
    <section aria-labelledby="lobby-games">
      <h2 id="lobby-games">{say("lobby-games")}</h2>
      <Trouble text={trouble.value} />
      {view.games.length ? (
        <ul class="lobby-list">
          {view.games.map((game) => (
            <Game key={game.table} game={game} onWatch={() => come(game)} />
          ))}
        </ul>
      ) : (
        <p class="quiet-text">{say("lobby-no-games")}</p>
      )}
      {view.played > view.games.length && <p class="quiet-text">{say("lobby-more-games", { count: view.played - view.games.length })}</p>}
    </section>
  );
}

function Game({ game, onWatch }: { game: LobbyGame; onWatch: () => void }) {
  const named = say("start-of", { game: say(`screen-game-${game.game}`), names: sayList(game.seats.map((seat) => seat.name)) });
  return (
    <li class="card lobby-item">
      <Picture {...game} />
      <span class="lobby-text">
        <b>{named}</b>
        <Pause />
        <Details texts={[say(`screen-language-${game.language}`), ...(game.watching > 0 ? [say("web-watching", { count: game.watching })] : [])]} />
      </span>
      <span class="lobby-doing">
        {game.mine ? (
          <a class="button" href={`/t/${encodeURIComponent(game.table)}`} data-within>
            {say("seats-to-table")}
          </a>
        ) : (
          <Button icon="eye" label={say("lobby-watch-which", { game: named })} onClick={onWatch}>
            {say("lobby-watch")}
          </Button>
        )}
      </span>
    </li>
  );
}
