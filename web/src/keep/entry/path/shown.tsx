import { Board } from "../../../board/Board";
import { spokenLinks, stepsOf } from "../../../board/spoken";
import { WordPath } from "../../../board/WordPath";
import { boardGraph } from "../../../model/graph";
import { say } from "../../../say";
import type { BoardHands, EntryFamily } from "../family";
import { Dice } from "./Dice";
import type { PathEntry } from "./entry";
import { PathFields } from "./Fields";

/** What is shown of a turn of words written down. */
export function pathShown(entry: PathEntry): EntryFamily {
  return {
    layout: "on-board",
    unseen: false,
    field: { name: "keep-words", most: 200 },
    hint: (name) => say(hintOf(entry), { name }),
    board: (hands) => <Paths entry={entry} hands={hands} />,
    fields: () => <PathFields entry={entry} />,
    dice: (onClose) => <Dice entry={entry} onClose={onClose} />,
  };
}

function hintOf(entry: PathEntry): string {
  if (!entry.letter.value) return "keep-hint-letter";
  return entry.laid.value.length ? "keep-hint-words" : "keep-hint-lay";
}

function Paths({ entry, hands }: { entry: PathEntry; hands: BoardHands }) {
  const { box } = entry;
  return (
    <Board
      {...hands}
      rows={box.board.rows}
      premiums={[]}
      start={[]}
      value={box.value}
      cover={entry.cover.value}
      traced={new Set(entry.shown.value)}
      about={(own) => aboutTile(entry, own)}
      across={null}
    >
      <WordPath path={entry.shown.value} tiles={entry.lying.value} />
    </Board>
  );
}

/** What a tile touches, and which letter it is of the word named last. */
function aboutTile(entry: PathEntry, own: string): string[] {
  const { width, height } = entry.box.board;
  const near = boardGraph(entry.lying.value, width, height).touching(own);
  return spokenLinks(near.map((at) => entry.lying.value[at] ?? ""), stepsOf(entry.shown.value, own));
}
