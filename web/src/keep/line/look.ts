import type { BoardLook } from "../../line/squares";
import type { Entry } from "../entry/entry";

/** The board to which the line belongs, with the line on it. */
export function lookAtEntry(entry: Entry): BoardLook {
  const { board, view, line } = entry.scene.peek();
  return { box: entry.box, board, draft: entry.draft.value, last: line ? [] : view.last };
}
