import { parseSquare } from "../../model/squares";
import type { StartFamily } from "../family";
import { SizesPicture } from "./Picture";

export const PATH: StartFamily = { Picture: SizesPicture, side: 8, place: parseSquare, hexagonal: () => false };
