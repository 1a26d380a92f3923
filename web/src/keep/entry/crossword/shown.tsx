import { Board } from "../../../board/Board";
import { say } from "../../../say";
import type { BoardHands, EntryFamily } from "../family";
import type { CrosswordEntry } from "./entry";

/** What is shown of a word in a line. */
export function crosswordShown(entry: CrosswordEntry): EntryFamily {
  return {
    layout: "on-board",
    unseen: true,
    field: { name: "keep-word", most: 40 },
    hint: (name) => say(entry.begun.value ? "keep-hint-word" : "keep-hint-square", { name }),
    board: (hands) => <Lines entry={entry} hands={hands} />,
    blanks: () => (entry.laid.value ?? []).map(([square, tile]) => ({ key: square, tile, turn: () => entry.turnBlank(square) })),
  };
}

function Lines({ entry, hands }: { entry: CrosswordEntry; hands: BoardHands }) {
  const { box } = entry;
  const across = entry.begun.value ? entry.across.value : null;
  return <Board {...hands} rows={box.board.rows} premiums={box.premiums} start={box.board.start} value={box.value} across={across} />;
}
