import { KingShape } from "../../board/King";
import { UNIT } from "../../board/Tile";
import type { PictureProps } from "../family";
import { Traced } from "../Traced";

/** The squares of the word that is traced, six letters long in every language, in columns and rows. */
const PATH = [[1, 0], [2, 0], [3, 0], [3, 1], [2, 1], [1, 1]] as const;
/** A part of the track: its first place, and how many follow. */
const FIRST = 25;
const PLACES = 13;
const STEP = 26;

/** A heap of tiles, as rows of `tiles`; a word winds through it, and a king goes as far. */
export function HeapPicture({ picture, language }: PictureProps) {
  const lying = picture.tiles[language].flatMap((row, y) => [...row].flatMap((tile, x) => (tile === "." ? [] : [{ tile, x, y }])));
  return (
    <>
      <rect class="scene-cloth" width="344" height="206" />
      {Array.from({ length: PLACES }, (_, index) => (
        <g key={index} class="scene-place" transform={`translate(${4 + index * STEP} 12)`}>
          <rect width="24" height="30" rx="4" />
          {(FIRST + index) % 5 === 0 && (
            <text x="12" y="20" text-anchor="middle">
              {FIRST + index}
            </text>
          )}
        </g>
      ))}
      <King seat={1} sign="B" place={4} />
      <g class="hop">
        <King seat={0} sign="A" place={8} />
      </g>
      <g transform="translate(52 58)">
        <Traced tiles={lying} path={PATH.map(([x, y]) => [(x + 0.5) * UNIT, (y + 0.5) * UNIT - 1.5])} />
      </g>
    </>
  );
}

function King({ seat, sign, place }: { seat: number; sign: string; place: number }) {
  return (
    <g transform={`translate(${2 + place * STEP} 9) scale(1.3)`}>
      <KingShape seat={seat} sign={sign} />
    </g>
  );
}
