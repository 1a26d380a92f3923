import { Board } from "../../board/Board";
import { spokenLinks, stepsOf } from "../../board/spoken";
import { Heap } from "../../board/walk/Heap";
import { Track } from "../../board/walk/Track";
import { WordPath } from "../../board/WordPath";
import { boardGraph } from "../../model/graph";
import { squareName } from "../../model/squares";
import { heapGraph } from "../../model/walk/graph";
import { CrosswordEntry } from "./crossword/entry";
import type { Entry } from "./entry";
import { PathEntry } from "./path/entry";
import { WalkEntry } from "./walk/entry";

const NOTHING = () => {};
const NOWHERE: ReadonlySet<string> = new Set();

interface Props {
  readonly entry: Entry;
  readonly onTap: (square: string) => void;
  readonly onEnter: () => void;
}

/** The board as the cardboard one lies, with what is being told drawn on it. */
export function KeepBoard({ entry, onTap, onEnter }: Props) {
  const { board, view, line } = entry.scene.value;
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") onEnter();
    else if (event.key === "Escape") entry.clear();
    else if (!entry.key(event)) return;
    event.preventDefault();
  };
  const last = new Set(line ? [] : view.last);
  if (entry instanceof WalkEntry) return <Walks entry={entry} last={last} onTap={onTap} onKey={onKey} />;
  const paper = entry instanceof PathEntry ? entry : null;
  const word = entry instanceof CrosswordEntry && entry.begun.value ? entry : null;
  return (
    <Board
      rows={entry.box.board.rows}
      premiums={paper ? [] : entry.box.premiums}
      start={paper ? [] : entry.box.board.start}
      tiles={board}
      value={entry.box.value}
      last={last}
      draft={entry.draft.value}
      {...(paper ? { cover: paper.cover.value, traced: new Set(paper.shown.value), about: (own) => aboutTile(paper, own) } : {})}
      cursor={entry.cursor.value}
      across={word ? word.across.value : null}
      targets={NOWHERE}
      shaking={entry.shaking.value}
      onSquare={onTap}
      onKey={onKey}
      onGrab={NOTHING}
    >
      {paper && <WordPath path={paper.shown.value} tiles={paper.lying.value} />}
    </Board>
  );
}

/** What a tile touches, and which letter it is of the word named last. */
function aboutTile(paper: PathEntry, own: string): string[] {
  const { width, height } = paper.box.board;
  const near = boardGraph(paper.lying.value, width, height).touching(own);
  return spokenLinks(near.map((at) => paper.lying.value[at] ?? ""), stepsOf(paper.shown.value, own));
}

interface WalkProps {
  readonly entry: WalkEntry;
  readonly last: ReadonlySet<string>;
  readonly onTap: (square: string) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

function Walks({ entry, last, onTap, onKey }: WalkProps) {
  const { board, view } = entry.scene.value;
  const seat = view.seats[entry.seat.value];
  const change = entry.preview.value?.changes[entry.seat.value];
  const own = view.own as { made?: { squares: [number, number][] }[] } | null;
  const made = (own?.made?.at(-1)?.squares ?? []).map(squareName);
  const shown = entry.shown.value;
  const graph = heapGraph({ ...board, ...Object.fromEntries(entry.draft.value) }, entry.grid);
  return (
    <>
      <Track view={view} last={entry.box.rules.bare!.track} target={change === undefined || !seat ? null : seat.score + change} />
      <div class="heap-scroll">
        <Heap
          grid={entry.grid}
          extent={entry.extent.value}
          tiles={board}
          draft={entry.draft.value}
          path={shown.length ? shown : made}
          traced={shown.length > 0}
          touching={(square) => graph.touching(square)}
          last={last}
          cursor={entry.cursor.value}
          target={null}
          shaking={entry.shaking.value}
          onSquare={onTap}
          onKey={onKey}
          onTrace={NOTHING}
        />
      </div>
    </>
  );
}
