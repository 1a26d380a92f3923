import { TileDrawing } from "../board/Tile";
import { bestTurn, longestWord } from "../model/best-turn";
import { Box } from "../model/rules";
import { plainWord, splitTiles } from "../model/tiles";
import { say } from "../say";
import { wordLang } from "../say/words";
import type { TableRules, View } from "../wire.gen";

/** The turn with the highest score: whose it was, and its word; and the longest word, where that is another one. */
export function Best({ view, rules }: { view: View; rules: TableRules }) {
  const best = bestTurn(view);
  const longest = longestWord(view);
  if (!best || !longest) return null;
  const box = new Box(rules);
  const tiles = splitTiles(best.word);
  const { name } = view.seats[best.seat]!;
  const whole = best.count >= rules.edition.rack && !rules.race;
  return (
    <section class="best-turn card">
      <p>
        {say("result-best-turn", { name: whole ? say("result-whole-rack", { name }) : name })} <strong class="number">{say(rules.race ? "web-places" : "web-points", { count: best.score })}</strong>
      </p>
      <p class="best-word" role="img" lang={wordLang()} aria-label={plainWord(best.word)}>
        {tiles.map((tile, at) => (
          <TileDrawing key={at} tile={tile} value={box.value(tile)} piece={at} />
        ))}
      </p>
      <p class="quiet-text">
        {best.longest ? say("result-best-longest", { count: tiles.length }) : say("result-longest-is", { word: plainWord(longest.word), name: view.seats[longest.seat]!.name })}
      </p>
    </section>
  );
}
