import { parseSquare } from "../../model/squares";
import type { StartFamily } from "../family";
import { LinesPicture } from "./Picture";

export const CROSSWORD: StartFamily = { Picture: LinesPicture, side: 5, place: parseSquare, hexagonal: () => false };
