import { useMemo } from "preact/hooks";
import { Ground } from "../board/Ground";
import { TileShape, UNIT } from "../board/Tile";
import { parseSquare, type Square } from "../model/squares";
import { sizeOf } from "../model/tiles";
import { editionOf } from "../net/offer";
import { isLanguage, language } from "../say";
import type { EditionInfo, OwnTable } from "../wire.gen";
import { drawingOf, startOf } from "./families";
import type { ComposedPicture } from "./family";
import { PICTURES } from "./pictures";

/** What a picture shows of a table. */
type Pictured = Pick<OwnTable, "game" | "edition" | "glimpse">;

/** What is shown of the composed picture of a game: a square part of it, in units of the picture. */
const PART_OF_PICTURE = "84 4 198 198";

/** A small picture of a table: the part of it where something happened last. Of a table without a board where nothing lies
 * yet, it is a part of what the start page shows of the game. */
export function Thumbnail({ table }: { table: Pictured }) {
  const edition = editionOf(table.game, table.edition);
  const composed = edition && !edition.board && !Object.keys(table.glimpse?.board ?? {}).length ? PICTURES[table.game] : undefined;
  // My games are asked for again and again. A table that looks as before isn't drawn again.
  return useMemo(
    () => composed ? <Composed picture={composed} language={edition!.language} /> : (
      <svg class="thumb" {...(edition ? { viewBox: boxOf(table, edition).join(" ") } : {})} aria-hidden="true" focusable="false">
        {edition && <Part table={table} edition={edition} />}
      </svg>
    ),
    [JSON.stringify(table.glimpse), edition, language.value],
  );
}

function Composed({ picture, language: spoken }: { picture: ComposedPicture; language: string }) {
  const Picture = drawingOf(picture);
  return (
    <svg class="thumb" viewBox={PART_OF_PICTURE} aria-hidden="true" focusable="false">
      <Picture picture={picture} language={isLanguage(spoken) ? spoken : "en"} />
    </svg>
  );
}

function Part({ table, edition }: { table: Pictured; edition: EditionInfo }) {
  const bare = table.glimpse?.bare ?? null;
  const family = startOf({ bare, edition });
  const box = boxOf(table, edition);
  const valued = Object.values(edition.letters).some((letter) => letter.value > 0);
  return (
    <>
      <rect class={edition.board ? "board-ground" : "scene-cloth"} x={box[0]} y={box[1]} width={box[2]} height={box[3]} />
      <Ground edition={edition} shown={(square) => meets(box, square)} />
      {Object.entries(table.glimpse?.board ?? {}).map(([square, tile]) => {
        const at = family.place(square, bare);
        if (!meets(box, at, sizeOf(tile))) return null;
        const [x, y] = parseSquare(square);
        return (
          <g key={square} transform={`translate(${at[0] * UNIT} ${at[1] * UNIT})`}>
            <TileShape tile={tile} value={valued ? edition.letters[tile]?.value : undefined} hexagonal={family.hexagonal(bare)} piece={x + 2 * y + x * y} />
          </g>
        );
      })}
    </>
  );
}

type Box = readonly [left: number, top: number, width: number, height: number];

/** What is shown, in units of the drawing: around what was laid last, or where the first word will be. */
function boxOf(table: Pictured, edition: EditionInfo): Box {
  const { board, last, bare } = table.glimpse ?? { board: {}, last: [], bare: null };
  const { side, place } = startOf({ bare, edition });
  const shown = last.length ? last : Object.keys(board);
  const spots = (shown.length ? shown : (edition.board?.start ?? [])).map((square) => place(square, bare));
  const from = (axis: 0 | 1, length: number) => {
    const along = spots.map((spot) => spot[axis]);
    const middle = along.length ? (Math.min(...along) + Math.max(...along) + 1) / 2 : length / 2;
    const first = middle - side / 2;
    return length ? Math.max(0, Math.min(length - side, Math.round(first))) : first;
  };
  return [from(0, edition.board?.width ?? 0) * UNIT, from(1, edition.board?.height ?? 0) * UNIT, side * UNIT, side * UNIT];
}

/** Whether something at a square is seen in the box. */
function meets([left, top, width, height]: Box, [x, y]: Square, [wide, high]: Square = [1, 1]): boolean {
  return (x + wide) * UNIT > left && (y + high) * UNIT > top && x * UNIT < left + width && y * UNIT < top + height;
}
