import { GroundSquare } from "../../board/Ground";
import { TileShape, UNIT } from "../../board/Tile";
import { parseSquare, squareName } from "../../model/squares";
import { offered } from "../../net/offer";
import type { EditionInfo, Invitation } from "../../wire.gen";

/** A word that everybody knows, in the language of the words, with letters of every game. */
export const GREETINGS: Readonly<Record<string, string>> = { nl: "HALLO", fr: "SALUT", de: "HALLO", en: "HELLO", it: "SALVE" };
const BARE = 9;

/** The game's board with a first word on it: to look at, and not for a screen reader. */
export function GamePicture({ told }: { told: Invitation }) {
  const edition = offered.value?.catalogue.games.find((one) => one.name === told.game)?.editions.find((one) => one.name === told.edition);
  if (!edition) return null;
  const rows = edition.board?.rows ?? Array.from({ length: BARE }, () => " ".repeat(BARE));
  const [width, height] = [rows[0]!.length, rows.length];
  return (
    <div class="game-picture" aria-hidden="true">
      <svg viewBox={`-4 -4 ${width * UNIT + 8} ${height * UNIT + 8}`} preserveAspectRatio="xMidYMid slice">
        {edition.board && <rect class="board-ground" x="-4" y="-4" width={width * UNIT + 8} height={height * UNIT + 8} rx="9" />}
        {edition.board && rows.flatMap((row, y) => [...row].map((sign, x) => <Square key={`${x},${y}`} x={x} y={y} sign={sign} edition={edition} />))}
        <Word edition={edition} language={told.language} at={beginning(edition, width, height)} />
      </svg>
    </div>
  );
}

function Square({ x, y, sign, edition }: { x: number; y: number; sign: string; edition: EditionInfo }) {
  return (
    <g transform={`translate(${x * UNIT} ${y * UNIT})`}>
      <GroundSquare premium={Object.values(edition.premiums).find((one) => one.sign === sign)} start={edition.board!.start.includes(squareName([x, y]))} />
    </g>
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
