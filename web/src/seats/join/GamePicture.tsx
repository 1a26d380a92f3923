import { Ground } from "../../board/Ground";
import { TileShape, UNIT } from "../../board/Tile";
import { parseSquare } from "../../model/squares";
import { editionOf } from "../../net/offer";
import { isLanguage } from "../../say";
import { drawingOf } from "../../start/families";
import type { ComposedPicture } from "../../start/family";
import { PICTURES } from "../../start/pictures";
import type { EditionInfo, Invitation } from "../../wire.gen";
import "../../style/start.css";

/** A word that everybody knows, in the language of the words, with letters of every game. */
const GREETINGS: Readonly<Record<string, string>> = { nl: "HALLO", fr: "SALUT", de: "HALLO", en: "HELLO", it: "SALVE" };
const BARE = 9;

/** The game's board with a first word on it, or what else is typical of the game: to look at, and not for a screen reader. */
export function GamePicture({ told }: { told: Invitation }) {
  const edition = editionOf(told.game, told.edition);
  if (!edition) return null;
  const composed = edition.board ? undefined : PICTURES[told.game];
  if (composed) return <Scene picture={composed} language={told.language} />;
  const { width, height } = edition.board ?? { width: BARE, height: BARE };
  return (
    <div class="game-picture" aria-hidden="true">
      <svg viewBox={`-4 -4 ${width * UNIT + 8} ${height * UNIT + 8}`} preserveAspectRatio="xMidYMid slice">
        {edition.board && <rect class="board-ground" x="-4" y="-4" width={width * UNIT + 8} height={height * UNIT + 8} rx="9" />}
        <Ground edition={edition} />
        <Word edition={edition} language={told.language} at={beginning(edition, width, height)} />
      </svg>
    </div>
  );
}

/** What the start page shows of a game that has no board. */
function Scene({ picture, language }: { picture: ComposedPicture; language: string }) {
  const Picture = drawingOf(picture);
  return (
    <div class="game-picture scene" aria-hidden="true">
      <svg viewBox="0 0 344 206">
        <Picture picture={picture} language={isLanguage(language) ? language : "en"} />
      </svg>
    </div>
  );
}

/** Where a first word begins: on the first of several squares for it, or so that it covers the middle. */
function beginning({ board }: EditionInfo, width: number, height: number): readonly [number, number] {
  const [first, second] = board?.start ?? [];
  return first && second ? parseSquare(first) : [Math.floor((width - 5) / 2), Math.floor((height - 1) / 2)];
}

function Word({ edition, language, at: [left, top] }: { edition: EditionInfo; language: string; at: readonly [number, number] }) {
  const letters = [...(GREETINGS[language] ?? "")];
  return (
    <>
      {letters.map((letter, at) => (
        <g key={at} transform={`translate(${(left + at) * UNIT} ${top * UNIT})`}>
          <TileShape tile={letter} value={edition.letters[letter]?.value || undefined} />
        </g>
      ))}
    </>
  );
}
