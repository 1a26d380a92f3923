import { parseSquare } from "../../model/squares";
import { cellOf, gridOf } from "../../model/walk/grid";
import type { StartFamily } from "../family";
import { HeapPicture } from "./Picture";

/** How high a row of hexagons is, measured by their width. */
const HEX_ROW = Math.sqrt(3) / 2;

export const WALK: StartFamily = {
  Picture: HeapPicture,
  side: 5,
  place(square, bare) {
    if (!bare || gridOf(bare) === "square") return parseSquare(square);
    const [column, row] = cellOf("hex", square);
    return [column + (Math.abs(row) % 2) / 2, row * HEX_ROW];
  },
  hexagonal: (bare) => bare !== null && gridOf(bare) === "hex",
};
