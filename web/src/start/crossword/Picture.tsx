import { GroundSquare } from "../../board/Ground";
import type { PremiumKind } from "../../board/premiums";
import { TileShape, UNIT } from "../../board/Tile";
import { UNKNOWN } from "../../model/tiles";
import type { PictureProps } from "../family";

/** What the signs of a picture's ground stand for. */
const GROUND: Readonly<Record<string, PremiumKind>> = {
  T: { sign: "T", word: 3 },
  D: { sign: "D", word: 2 },
  t: { sign: "t", letter: 3 },
  d: { sign: "d", letter: 2 },
  r: { sign: "r", letter: 2, colour: "red" },
  g: { sign: "g", lay: 2, colour: "green" },
  "*": { sign: "*", start: true, colour: "yellow" },
};

/** A part of a board, as rows of `ground` and of `tiles`; those in small letters are laid while one looks. Beside it may stand the lid. */
export function LinesPicture({ picture, language }: PictureProps) {
  let drops = 0;
  return (
    <>
      <rect class="board-ground" width="344" height="206" />
      <g transform={`translate(${picture.shift} 3)`}>
        {picture.ground!.flatMap((row, y) =>
          [...row].map((sign, x) => (
            <g key={`${x},${y}`} transform={`translate(${x * UNIT} ${y * UNIT})`}>
              <GroundSquare premium={GROUND[sign]} start={Boolean(GROUND[sign]?.start)} />
            </g>
          )),
        )}
        {picture.tiles[language].flatMap((row, y) =>
          [...row].map((letter, x) => {
            if (letter === ".") return null;
            const tile = letter.toUpperCase();
            const falls = letter !== tile;
            return (
              <g key={`${x},${y}`} transform={`translate(${x * UNIT} ${y * UNIT})`}>
                <g {...(falls ? { class: "drop", style: `--i: ${drops++}` } : {})}>
                  <TileShape tile={tile} value={picture.values?.[language][tile]} piece={x + 2 * y + x * y} />
                </g>
              </g>
            );
          }),
        )}
      </g>
      {picture.lid && <Lid />}
    </>
  );
}

/** Where tiles lie in the lid, face down, and how they are turned. */
const HEAP = [[12, 14, -9], [42, 11, 7], [26, 44, 14], [50, 54, -12], [9, 62, 5], [34, 84, -5], [11, 97, 11], [50, 94, 18]] as const;

function Lid() {
  return (
    <>
      <rect class="scene-cloth" x="238" width="106" height="206" />
      <rect class="board-ground" x="236" width="5" height="206" />
      <g transform="translate(250 31)">
        <rect class="cast" x="3" y="6" width="84" height="136" rx="9" />
        <rect class="lid" width="84" height="136" rx="9" />
        <rect class="lid-inside" x="6" y="6" width="72" height="124" rx="5" />
        {HEAP.map(([x, y, turned], piece) => (
          <g key={piece} transform={`translate(${x} ${y}) rotate(${turned} 14 14) scale(0.68)`}>
            <TileShape tile={UNKNOWN} piece={piece} />
          </g>
        ))}
      </g>
    </>
  );
}
