import { GroundSquare } from "../../board/Ground";
import { UNIT } from "../../board/Tile";
import { sizeOf } from "../../model/tiles";
import type { PictureProps } from "../family";
import { Traced } from "../Traced";

/** Where tiles lie, and how large they are: those of the word that is traced, then others, then a blank token. */
const WORD = [[3, 3, "2×2"], [1, 0, "3×3"], [4, 1, "2×2"], [6, 1, "3×2"], [9, 2, "1×1"]] as const;
const OTHERS = [[5, 3, "1×3"], [6, 3, "2×3"], [8, 3, "1×1"], [9, 0, "2×2"], [1, 3, "1×2"], [8, 4, "3×2"], [2, 5, "3×1"]] as const;
const TOKEN = { tile: "?1×2", x: 10, y: 2 };
const SCALE = 0.7175;

/** Letters of many sizes: `tiles` has the letters of a word and of the other tiles, in the order of their places. */
export function SizesPicture({ picture, language }: PictureProps) {
  const [word = "", others = ""] = picture.tiles[language];
  const place = (letters: string, places: typeof WORD | typeof OTHERS) => [...letters].map((letter, index) => ({ tile: letter + places[index]![2], x: places[index]![0], y: places[index]![1] }));
  const traced = place(word, WORD);
  const middles = traced.map(({ tile, x, y }) => {
    const [w, h] = sizeOf(tile);
    return [(x + w / 2) * UNIT, (y + h / 2) * UNIT - 1.5] as const;
  });
  return (
    <>
      <rect class="board-ground" width="344" height="206" />
      <g transform={`translate(0 14.35) scale(${SCALE})`}>
        {Array.from({ length: 8 * 12 }, (_, index) => (
          <g key={index} transform={`translate(${(index % 12) * UNIT} ${(Math.floor(index / 12) - 1) * UNIT})`}>
            <GroundSquare premium={undefined} start={false} />
          </g>
        ))}
        <Traced tiles={[...traced, ...place(others, OTHERS), TOKEN]} path={middles} wide />
      </g>
    </>
  );
}
