import { HeapBoard } from "../../../board/walk/HeapBoard";
import { Track } from "../../../board/walk/Track";
import { ownOf } from "../../../model/own";
import { squareName } from "../../../model/squares";
import { heapGraph } from "../../../model/walk/graph";
import { say } from "../../../say";
import type { BoardHands, EntryFamily } from "../family";
import type { WalkEntry } from "./entry";

/** What is shown of a word that is walked. */
export function walkShown(entry: WalkEntry): EntryFamily {
  return {
    layout: "bare-table",
    unseen: true,
    field: { name: "keep-word", most: 40 },
    hint: (name) => say("keep-hint-walk", { name }),
    board: (hands) => <Walks entry={entry} hands={hands} />,
    blanks: () => entry.tiles.value.map((tile, at) => ({ key: String(at), tile, turn: () => entry.turnBlank(at) })),
  };
}

function Walks({ entry, hands }: { entry: WalkEntry; hands: BoardHands }) {
  const { view } = entry.scene.value;
  const seat = view.seats[entry.seat.value];
  const change = entry.preview.value?.changes[entry.seat.value];
  const made = (ownOf(view, "made")?.at(-1)?.squares ?? []).map(squareName);
  const shown = entry.shown.value;
  const graph = heapGraph({ ...hands.tiles, ...Object.fromEntries(hands.draft) }, entry.grid);
  return (
    <>
      <Track view={view} last={entry.box.rules.bare!.track} target={change === undefined || !seat ? null : seat.score + change} />
      <div class="heap-scroll">
        <HeapBoard
          {...hands}
          grid={entry.grid}
          extent={entry.extent.value}
          path={shown.length ? shown : made}
          traced={shown.length > 0}
          touching={(square) => graph.touching(square)}
          target={null}
        />
      </div>
    </>
  );
}
