/** The analysis board of each family; none where only words are checked. */

import type { ComponentType } from "preact";
import { type Family, familyOf } from "../model/family";
import type { PlaySearch } from "../search/family";
import type { TableRules } from "../wire.gen";
import type { Analysis } from "./analysis";
import { LineAnalysis } from "./crossword/LineAnalysis";

interface BoardProps {
  readonly analysis: Analysis;
  readonly rules: TableRules;
  readonly plays: PlaySearch;
}

const BOARDS: Record<Family, ComponentType<BoardProps> | null> = { crossword: LineAnalysis, walk: null, path: null };

export function openBoard(rules: TableRules): ComponentType<BoardProps> | null {
  return BOARDS[familyOf(rules)];
}
