import type { Entry } from "./entry";
import { shownOf } from "./families";

interface Props {
  readonly entry: Entry;
  readonly onTap: (square: string) => void;
  readonly onEnter: () => void;
}

/** The board as it lies on the cardboard, with the line being written drawn on it. */
export function KeepBoard({ entry, onTap, onEnter }: Props) {
  const { board, view, line } = entry.scene.value;
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") onEnter();
    else if (event.key === "Escape") entry.clear();
    else if (!entry.key(event)) return;
    event.preventDefault();
  };
  const hands = {
    tiles: board,
    last: new Set(line ? [] : view.last),
    draft: entry.draft.value,
    cursor: entry.cursor.value,
    shaking: entry.shaking.value,
    onSquare: onTap,
    onKey,
  };
  return <>{shownOf(entry).board(hands)}</>;
}
